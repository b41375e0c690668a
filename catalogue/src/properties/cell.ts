import type { ColumnTitle } from './columnTitle.ts';
import type {
  ContactsValue,
  ExtentValue,
  PropertyValue,
  ProtectionValue,
  QuantityValue,
} from './propertyValue.ts';
import { findQuantities } from './quantity.ts';
import { numberPattern, readNumber } from './numberText.ts';
import { isFullCode } from '../operations/orderingCodes.ts';
import { findThreads } from './thread.ts';
import { type Dimension, findUnit, toDimensionUnit, unitPattern } from './dimension.ts';

/** A parsed cell: `text` as typed, and the `values` read from it. */
export interface CellReading {
  text: string;
  values: readonly PropertyValue[];
}

/** Titles whose cells only resemble quantities: terminal numbers, code suffixes. */
const textTitle = /\b(?:terminal numbers?|suffix|marking|letter)\b|\bcodes?\b/;
/** Counted things: '8 flat' under 'Pins' is 8. */
const countTitle =
  /^(?:poles?|pins?|ways?|decks?|modules?|positions?|holes?|phases?|connections?|rows?|locks?)$/;

/** Maximum number of characters of a cell that are parsed; the rest is only text. */
export const maxReadLength = 500;
/** Maximum number of values read from one cell. */
export const maxValues = 20;

/** Whether a cell has content; blanks, dashes and dots do not count. */
const isStatedText = (text: string) => /[^\s\-–—−/.]/.test(text);

/**
 * Reads a cell with the title of its column. Every number, range, thread, degree of protection, contact and
 * extent becomes a value; a cell without any is one text, and a blank cell has no value.
 */
export function readCell(cell: string, title: ColumnTitle): CellReading {
  const text = cell.slice(0, maxReadLength).replace(/\s+/g, ' ').trim();
  if (!isStatedText(text)) return { text: cell, values: [] };
  if (textTitle.test(title.label) || isFullCode(text))
    return { text: cell, values: [{ kind: 'text', text }] };
  const remaining = new Remainder(text);
  const values = [
    ...(countTitle.test(title.label) ? readCount(remaining) : []),
    ...readProtection(remaining),
    ...remaining.take(findThreads(remaining.text)),
    ...readContacts(remaining),
    ...readRatios(remaining),
    ...(isExtentTitle(title) ? readExtents(remaining, title) : []),
    ...readQuantities(remaining, title),
  ].slice(0, maxValues);
  return { text: cell, values: values.length > 0 ? withSupply(values) : [{ kind: 'text', text }] };
}

/** A voltage next to a frequency is AC: '24 V, 50/60 Hz'. */
function withSupply(values: readonly PropertyValue[]): readonly PropertyValue[] {
  const isOf = (value: PropertyValue, dimension: Dimension): value is QuantityValue =>
    value.kind === 'quantity' && value.dimension === dimension;
  if (!values.some((value) => isOf(value, 'frequency'))) return values;
  return values.map((value) =>
    isOf(value, 'voltage') && value.supply === undefined ? { ...value, supply: 'AC' } : value,
  );
}

/** The text that no reader has consumed yet; consumed text is replaced by a bar, so that its neighbours do not join. */
class Remainder {
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  take<Value>(found: readonly { value: Value; index: number; length: number }[]): Value[] {
    for (const { index, length } of found) {
      this.text = this.text.slice(0, index) + '|'.repeat(length) + this.text.slice(index + length);
    }
    return found.map(({ value }) => value);
  }
}

/** Reads '8' of '8 flat' and of '2, linked'; '1-0-2' is not a number. */
function readCount(remaining: Remainder): PropertyValue[] {
  const [match, digits] = /^(\d{1,4})(?=,|$| [\p{L}]{3,})/u.exec(remaining.text) ?? [];
  if (!match) return [];
  const count = Number(digits);
  return remaining.take([
    {
      value: { kind: 'quantity', dimension: 'number', min: count, max: count },
      index: 0,
      length: match.length,
    },
  ]);
}

const protectionPattern = /\bIP ?([0-6X])([0-9X])(?:K)?(?![\p{L}\d])/giu;

function readProtection(remaining: Remainder): ProtectionValue[] {
  const digit = (text = 'X') => (text.toUpperCase() === 'X' ? null : Number(text));
  return remaining.take(
    [...remaining.text.matchAll(protectionPattern)].map((match) => ({
      value: { kind: 'protection' as const, solids: digit(match[1]), water: digit(match[2]) },
      index: match.index,
      length: match[0].length,
    })),
  );
}

const contactName = {
  NO: 'normallyOpen',
  NC: 'normallyClosed',
  CO: 'changeOver',
  'C/O': 'changeOver',
  SPDT: 'changeOver',
} as const;
const contactPattern = /(?<![\p{L}\d-])(?:(\d{1,2}) ?)?(NO|NC|CO|C\/O)(?![\p{L}\d-])/gu;

/** '1 NO + 1 NC', '2 CO', 'NC and NO' become one value with the number of each. */
function readContacts(remaining: Remainder): ContactsValue[] {
  const found = [...remaining.text.matchAll(contactPattern)];
  if (found.length === 0) return [];
  const value: ContactsValue = { kind: 'contacts', normallyOpen: 0, normallyClosed: 0, changeOver: 0 };
  for (const [, count = '1', name = ''] of found) {
    value[contactName[name as keyof typeof contactName]] += Number(count);
  }
  remaining.take(found.map((match) => ({ value, index: match.index, length: match[0].length })));
  return value.normallyOpen + value.normallyClosed + value.changeOver > 0 ? [value] : [];
}

const ratioPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${numberPattern})(?: ?[–—-] ?(${numberPattern}))? ?A? ?/ ?[15] ?A(?![\p{L}\d])`,
  'gu',
);

/** '5–5000 / 5 A' of current transformers: sizes are chosen by the primary current. */
function readRatios(remaining: Remainder): QuantityValue[] {
  return remaining.take(
    [...remaining.text.matchAll(ratioPattern)].map(({ 0: all, 1: from = '', 2: to = from, index }) => ({
      value: {
        kind: 'quantity' as const,
        dimension: 'current' as const,
        min: readNumber(from),
        max: readNumber(to),
      },
      index,
      length: all.length,
    })),
  );
}

const isExtentTitle = ({ unit, sides }: ColumnTitle) =>
  sides.length > 1 || !unit || unit.dimension === 'length';

const extentPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${numberPattern}) ?[×xX*] ?(${numberPattern})(?: ?[×xX*] ?(${numberPattern}))?(?: ?(${unitPattern})(?![\p{L}\d²]))?(?![\d.,]*\d| ?(?:(?:to|[–—…-]|\.\.) ?\d|[°%])| ?[×xX*])(?! ?(?:${unitPattern})(?![\p{L}\d]))`,
  'gu',
);

function readExtents(remaining: Remainder, title: ColumnTitle): ExtentValue[] {
  const found = [...remaining.text.matchAll(extentPattern)].flatMap((match) => {
    const unit = match[4] ? findUnit(match[4]) : (title.unit ?? findUnit('mm'));
    if (unit?.dimension !== 'length') return [];
    const sides = match
      .slice(1, 4)
      .filter((side) => side !== undefined)
      .map((side) => toDimensionUnit(readNumber(side), unit));
    return [{ value: { kind: 'extent' as const, sides }, index: match.index, length: match[0].length }];
  });
  return remaining.take(found);
}

/**
 * Numbers without a unit take that of the title, but only if the cell holds nothing else: '20' is a number,
 * '20S' and '1-0-2' are text.
 */
function readQuantities(remaining: Remainder, title: ColumnTitle): PropertyValue[] {
  const found = findQuantities(remaining.text, title);
  const withUnit = found.filter(({ hasUnit }) => hasUnit);
  const rest = remaining.text;
  const isNumeric = /^[\d\s.,;/|–—…≤≥<>=~×x*+−-]*$/i.test(
    rest.replace(/\b(?:to|bis|up ?to|max|min)\b/gi, ''),
  );
  const isNumbers = isNumeric && !/\d ?[-–/] ?\d+ ?[-–/] ?\d/.test(rest);
  const values =
    title.unit && withUnit.length === 0 && /^\D?\d/.test(rest) ? found : isNumbers ? found : withUnit;
  return values.map(({ value }) => limitByTitle(value, title));
}

/** A single number under 'Outer sheath max. Ø' is an upper limit. */
function limitByTitle(value: PropertyValue, { bound }: ColumnTitle): PropertyValue {
  if (bound === null || value.kind !== 'quantity' || value.min !== value.max) return value;
  return bound === 'max' ? { ...value, min: null } : { ...value, max: null };
}
