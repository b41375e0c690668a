import type { QuantityValue } from '../properties/propertyValue.ts';
import type { Condition, Wanted } from './condition.ts';
import type { PlacedCondition } from './queryScanner.ts';
import { splitWords, stemWord, stopWords } from './words.ts';

/** A property named by a word and by a quantity in its title. */
export interface TitledCondition {
  key: string;
  title: PlacedCondition;
}

/** Finds the quantity next to a number without a unit that selects its column: '300 wires 1.5 mm²'. */
export function titledBy(
  typed: string,
  conditions: readonly PlacedCondition[],
  condition: PlacedCondition,
  titled: readonly { key: string; stem: string; value: QuantityValue }[],
): TitledCondition | null {
  for (const { key, stem, value } of titled) {
    const title = conditions.find(({ wanted }) => isSameQuantity(wanted, value));
    const between = title ? textBetween(typed, condition, title) : '';
    if (title && splitWords(between).every((word) => stopWords.has(word) || stemWord(word) === stem))
      return { key, title };
  }
  return null;
}

const textBetween = (typed: string, one: PlacedCondition, other: PlacedCondition): string =>
  one.index < other.index
    ? typed.slice(one.index + one.length, other.index)
    : typed.slice(other.index + other.length, one.index);

/** Whether a wanted quantity is that of a title, also without its unit: '300 wires of 1.5'. */
const isSameQuantity = (wanted: Wanted, { dimension, min, max }: QuantityValue): boolean =>
  wanted.kind === 'quantity' &&
  (wanted.dimension === dimension || (wanted.dimension === 'number' && wanted.propertyKey === undefined)) &&
  wanted.low === min &&
  wanted.high === max;

/** Returns the condition on that column, with the text of both. */
export function withTitle(
  typed: string,
  { index, length, wanted, named: _named, isSoft: _isSoft }: PlacedCondition,
  { key, title }: TitledCondition,
): Condition {
  const end = Math.max(index + length, title.index + title.length);
  const text = typed.slice(Math.min(index, title.index), end).trim();
  const counted = wanted.kind === 'quantity' ? { ...wanted, propertyKey: key } : wanted;
  return { text, wanted: counted, named: new Set([key]), isSoft: false };
}
