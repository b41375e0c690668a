import { unitPattern } from '../properties/dimension.ts';
import { findQuantities } from '../properties/quantity.ts';
import { readSupply } from '../properties/quantity.ts';
import type { Wanted } from './condition.ts';
import type { QueryScanner } from './queryScanner.ts';

const number = String.raw`\d{1,4}(?:\.\d{1,3})?`;
const unit = String.raw`(?:${unitPattern})(?![\p{L}\d²³])`;
const supply = String.raw`(?: ?(?:ac ?\/ ?dc|ac|dc)(?![\p{L}\d-]))?`;
const either = String.raw` ?\/ ?| or | oder | ya `;
const both = String.raw`${either}| ?& ?| and | und `;
const start = String.raw`(?<![\p{L}\d.,/:_×-]|\d ?x ?|\d (?:to|-) )`;

/**
 * '25/32/40 A', '10 and 16 mm²', '4, 6 or 10 mm²': the last unit applies to all. Two values with only a comma
 * are separate.
 */
const sharedUnit = new RegExp(
  String.raw`${start}(${number}(?:(?:${both}|, ?)${number}(?=(?:${both}|, ?)${number}))*(?:${both}|(?<=,.*), ?)${number}) ?(${unit}${supply})`,
  'giu',
);

/** '15 kvar or 20 kvar', '24 V/48 V DC'. */
const ownUnits = new RegExp(
  String.raw`${start}(${number}) ?(${unit})${supply}((?:(?:${either})${number} ?\2${supply})+)(?![\p{L}\d²³])`,
  'giu',
);

/** Extracts the values of a list as alternatives of one quantity. */
export function extractLists(scanner: QueryScanner): void {
  for (const { 0: text, 1: numbers = '', 2: measured = '', index } of scanner.text.matchAll(sharedUnit))
    if (!isFraction(text)) extractList(scanner, { index, text }, numbersOf(numbers), measured);
  for (const { 0: text, 2: name = '', index } of scanner.text.matchAll(ownUnits)) {
    const kind = readSupply(new RegExp(String.raw`${supply}$`, 'iu').exec(text)?.[0]);
    extractList(scanner, { index, text }, numbersOf(text), kind ? `${name} ${kind}` : name);
  }
}

const numbersOf = (text: string): string[] => text.match(new RegExp(number, 'gu')) ?? [];

/** '3/4 inch' is one length, and '200/5 A' is the ratio of a transformer. */
const isFraction = (text: string): boolean =>
  /^\d{1,2} ?\/ ?\d{1,2} ?(?:"|″|in)/iu.test(text) || /^\d{2,4} ?\/ ?[15] ?a/iu.test(text);

function extractList(
  scanner: QueryScanner,
  { index, text }: { index: number; text: string },
  numbers: readonly string[],
  measured: string,
): void {
  const [wanted, ...alternatives] = numbers.flatMap((each): Wanted[] =>
    findQuantities(`${each} ${measured}`, { unit: null, isAnyCase: true })
      .slice(0, 1)
      .map(({ value }) => ({
        kind: 'quantity',
        dimension: value.dimension,
        low: value.min,
        high: value.max,
        ...(value.supply ? { supply: value.supply } : {}),
      })),
  );
  if (wanted) scanner.extract(index, text.length, wanted, { alternatives });
}

const plainList = new RegExp(
  String.raw`${start}${number}(?:(?:(?:${either})|, ?)${number}(?=${either}|, ?\d))*(?:${either})${number}(?![\p{L}\d.:/-]|,\d)`,
  'gu',
);

/**
 * Extracts '25 or 40' as alternatives; `isWord` recognises numbers that form a word with the preceding one:
 * 'grade 304'.
 */
export function extractPlainLists(
  scanner: QueryScanner,
  isWord: (number: string, index: number) => boolean,
): void {
  for (const { 0: text, index } of scanner.text.matchAll(plainList)) {
    const numbers = numbersOf(text);
    if (isWord(numbers[0] ?? '', index)) continue;
    const [wanted, ...alternatives] = numbers.map((each): Wanted => ({
      kind: 'quantity',
      dimension: 'number',
      low: Number(each),
      high: Number(each),
    }));
    if (wanted) scanner.extract(index, text.length, wanted, { isSoft: true, alternatives });
  }
}
