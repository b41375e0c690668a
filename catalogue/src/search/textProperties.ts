import { readCell } from '../properties/cell.ts';
import { readTitle } from '../properties/columnTitle.ts';
import type { ReadValue } from '../properties/readProperty.ts';
import { findProperty, valueKind } from '../properties/readProperty.ts';
import { countNouns, numberWords } from './vocabulary/countWords.ts';
import { propertyByKey } from '../properties/readProperty.ts';

/** Quantities of a description that apply to every size; others may belong to another product. */
const commonKinds: ReadonlySet<string> = new Set(['protection', 'temperature', 'voltage', 'sound', 'number']);

interface Texts {
  name: string;
  description: string;
  keywords: readonly string[];
}

/**
 * Reads properties from name, keywords and description that the product's table lacks: IP68, 22 mm, three
 * pole. Values in the table take precedence.
 */
export function readTextProperties({ name, description, keywords }: Texts): ReadValue[] {
  const own = [name, ...keywords].flatMap((text) => [...readText(text), ...readCounts(text)]);
  const parts = description.slice(0, 4000).split(/[.;•\n](?=\s|$)/);
  const common = parts.flatMap(readText).filter(({ value }) => commonKinds.has(valueKind(value)));
  return [...own, ...serviceTemperatures(common)];
}

/**
 * Keeps the temperature range of a description, if it states one: 'fit above −10 °C' and 'shrinks from 90 °C' are about
 * other things, and no lower bound is a temperature up to which a product can be used.
 */
function serviceTemperatures(values: readonly ReadValue[]): ReadValue[] {
  const isOther = ({ value }: ReadValue) => value.kind !== 'quantity' || value.dimension !== 'temperature';
  const isRange = ({ value }: ReadValue) =>
    value.kind === 'quantity' && value.min !== null && value.max !== null && value.min < value.max;
  const isUsable = ({ value }: ReadValue) => value.kind === 'quantity' && value.max !== null;
  const isStated = values.some((each) => !isOther(each) && isRange(each)) ? isRange : isUsable;
  return values.filter((each) => isOther(each) || isStated(each));
}

/** Maximum number of texts whose values are cached: products of a family share keywords and sentences. */
const maxRemembered = 5000;
const untitled = readTitle('');
const remembered = new Map<string, readonly ReadValue[]>();

function readText(text: string): readonly ReadValue[] {
  if (!/\d/.test(text)) return [];
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= maxRemembered) remembered.clear();
  const values = readCell(text, untitled)
    .values.filter(({ kind }) => kind !== 'text')
    .map((value) => ({ property: findProperty(untitled, valueKind(value)), value }));
  remembered.set(text, values);
  return values;
}

const countPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,–-])(?:(\d{1,2}) (?:and|or) )?(\d{1,2}|${Object.keys(numberWords).join('|')})[ -](${Object.keys(countNouns).join('|')})(?![\p{L}\d])`,
  'giu',
);

/** 'Three Pole' and '11 pin' are counts of the properties they name. */
export function readCounts(text: string): ReadValue[] {
  return [...text.matchAll(countPattern)].flatMap(([, other, count = '', noun = '']) => {
    const property = propertyByKey(countNouns[noun.toLowerCase()] ?? '');
    const number = numberWords[count.toLowerCase()] ?? Number(count);
    const numbers = other ? [Number(other), number] : [number];
    if (!property) return [];
    return numbers.map((each) => ({
      property,
      value: { kind: 'quantity' as const, dimension: 'number' as const, min: each, max: each },
    }));
  });
}
