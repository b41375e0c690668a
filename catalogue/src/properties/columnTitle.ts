import { findUnit, type Unit, unitPattern } from './dimension.ts';
import type { QuantityValue, SupplyKind } from './propertyValue.ts';
import { findQuantities, readSupply } from './quantity.ts';

/** Names of sides in titles such as 'Size H × W × D (mm)'. */
export type Side = 'height' | 'width' | 'depth' | 'thickness' | 'length';

/** A parsed column title, the context for reading its cells. */
export interface ColumnTitle {
  text: string;
  /** Without unit, conditions and limits, in lower case: 'ac-1 current'. */
  label: string;
  unit: Unit | null;
  supply: SupplyKind | undefined;
  /** Conditions the ratings hold under: 415 V of 'Motor at 415 V (kW)'. */
  conditions: readonly QuantityValue[];
  /** Utilisation categories (IEC 60947): 'AC-3', 'DC-13'. */
  categories: readonly string[];
  bound: 'min' | 'max' | null;
  sides: readonly Side[];
}

/** Maximum number of characters of a title that are parsed; the rest is only text. */
const maxTitleLength = 200;

const sideNames: Readonly<Record<string, Side>> = {
  h: 'height',
  height: 'height',
  w: 'width',
  width: 'width',
  d: 'depth',
  depth: 'depth',
  t: 'thickness',
  thickness: 'thickness',
  l: 'length',
  length: 'length',
};

const bracketPattern = / ?[([]((?:[^()[\]]|\([^()]*\))*)[)\]]$/;
const trailingUnit = new RegExp(String.raw`(?:[,/]| in)\s+(${unitPattern})$`, 'iu');
const conditionPattern = / (?:at|@|bei) (.+)/i;
const categoryPattern = /\b(AC|DC)-?(\d{1,2}[ab]?)(?![\d])\b/gi;

/** Parses the title of a column: 'AC-1 current at 40 °C (A)', 'Max. insulation Ø (mm)', 'Width × height (mm)'. */
export function readTitle(title: string): ColumnTitle {
  const text = title.slice(0, maxTitleLength).trim().replace(/\s+/g, ' ');
  const { rest, unit, supply } = splitUnit(text);
  const [, condition = ''] = conditionPattern.exec(rest) ?? [];
  const conditions = findQuantities(condition, { unit: null }).flatMap(({ value, hasUnit }) =>
    hasUnit ? [value] : [],
  );
  const own = conditions.length > 0 ? rest.replace(conditionPattern, keepAfterComma) : rest;
  const bound = /\bmax(?:\.|imum)?(?![\p{L}])/iu.test(own)
    ? 'max'
    : /^min\b|\bmin\.|\bminimum\b/i.test(own)
      ? 'min'
      : null;
  return {
    text: title,
    label: labelOf(own),
    unit,
    supply,
    conditions,
    categories: [...own.matchAll(categoryPattern)].map(
      ([, kind = '', number = '']) => `${kind.toUpperCase()}-${number.toLowerCase()}`,
    ),
    bound,
    sides: readSides(own),
  };
}

/** Returns a title without its unit in brackets. */
export const withoutUnit = (title: string): string => {
  const at = title.endsWith(')') ? title.lastIndexOf('(') : -1;
  return (at > 0 ? title.slice(0, at) : title).trim();
};

/** Text after the condition is part of the title: 'guide' of 'Motor at 415 V, guide'. */
const keepAfterComma = (_all: string, condition: string) => {
  const at = condition.indexOf(', ');
  return at === -1 ? '' : condition.slice(at);
};

const labelOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/ ?\((?:pcs|nos?|pieces|each|-)\.?\)$/, '')
    .replace(/\b(?:max|min)\.|\b(?:maximum|minimum)\b|\bmax\b/g, ' ')
    .replace(/\b(?:diameter|dia\.?)(?!\p{L})/gu, 'ø')
    .replace(/⌀|∅/g, 'ø')
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?(?=,|$)|^ ?, ?/g, '')
    .trim();

/** Splits '(mm)', '[A]', ', mm', 'in mm' and 'V AC/DC' off a title; brackets without a unit stay. */
function splitUnit(text: string): { rest: string; unit: Unit | null; supply: SupplyKind | undefined } {
  const [bracket, inner = ''] = bracketPattern.exec(text) ?? [];
  if (bracket) {
    const found = readUnitText(inner);
    if (found) return { rest: text.slice(0, -bracket.length), ...found };
  }
  const [trailing, name = ''] = trailingUnit.exec(text) ?? [];
  if (trailing) {
    const found = readUnitText(name);
    if (found) return { rest: text.slice(0, -trailing.length), ...found };
  }
  return { rest: text, unit: null, supply: undefined };
}

function readUnitText(text: string): { unit: Unit; supply: SupplyKind | undefined } | null {
  const own = text.replace(/ (?:of|per|each)\b.*/i, '').trim();
  const [supply] = /\b(?:AC ?\/ ?DC|DC ?\/ ?AC|AC|DC)$/i.exec(own) ?? [];
  const name = own.slice(0, own.length - (supply?.length ?? 0)).trim();
  const unit = findUnit(name.endsWith(',') ? name.slice(0, -1).trim() : name) ?? findUnit(text.trim());
  return unit ? { unit, supply: readSupply(supply) } : null;
}

function readSides(text: string): Side[] {
  const tokens = text.toLowerCase().match(/\p{L}+|[^\s\p{L}]/gu) ?? [];
  const isTimes = (at: number) => ['×', 'x', '*'].includes(tokens[at] ?? '');
  const sides = tokens.flatMap((token, at) =>
    isTimes(at - 1) || isTimes(at + 1) ? (sideNames[token] ?? []) : [],
  );
  return sides.length > 1 ? sides : [];
}
