import { propertyDefinitions } from '../properties/propertyDefinitions.ts';
import type { Condition } from './condition.ts';
import type { CrossReferences } from './crossReferences.ts';
import { findCodes, findPartialCode } from './queryCodes.ts';
import { type PlacedCondition, readConditions } from './queryConditions.ts';
import { foldQuantities, normaliseQuery } from './queryText.ts';
import { readTerms, type Term, type Vocabulary } from './queryTerms.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { stemsOf } from './words.ts';

/** A question as the search understands it. */
export interface UnderstoodQuery {
  /** As typed, without control characters, cut at `maxQueryLength`. */
  text: string;
  /** The typed codes, then what quantities and words were read from: lower case, units apart. */
  readText: string;
  /** Whole codes, as they were typed. */
  typedCodes: readonly string[];
  /** Sizes whose whole code was typed. */
  sizes: readonly number[];
  /** Products whose texts name a typed code. */
  products: readonly number[];
  /** Sizes whose code starts as typed. */
  partial: readonly number[];
  conditions: readonly Condition[];
  terms: readonly Term[];
  /** The question with its unknown words corrected; null without corrections. */
  didYouMean: string | null;
}

/** Read as the beginning of a code where codes start with it: 'EV-BG-M2' is not thread M2. */
const hyphenatedWord = /^\p{L}\S*-\S*$/u;

/** Reads codes, then quantities, then words. */
export function understandQuery(
  query: string,
  index: SizeIndex,
  { crossReferences, ...vocabulary }: Vocabulary & { crossReferences: CrossReferences },
): UnderstoodQuery {
  const text = normaliseQuery(query);
  const isLiveProduct = (product: number) => index.isLive[product] === 1;
  const isLiveSize = (size: number) => isLiveProduct(index.productOfSize[size] ?? 0);
  const inSizes = findCodes(text, crossReferences.addTo(index.codeIndex), isLiveSize);
  const inTexts =
    inSizes.targets.length > 0
      ? inSizes
      : findCodes(text, crossReferences.addTo(index.textCodes), isLiveProduct);
  const partial = inTexts.targets.length === 0 ? findPartialCode(text, index.codeIndex, isLiveSize) : [];
  const isPartialCode = partial.length > 0 && hyphenatedWord.test(text);
  const folded = foldQuantities(inTexts.rest);
  const read = readConditions(folded, vocabulary.has);
  const { conditions: all, rest } = isPartialCode ? { conditions: [], rest: folded } : read;
  // A plain number beside a code is an amount or a note.
  const conditions = inTexts.targets.length > 0 ? all.filter(({ isSoft }) => !isSoft) : all;
  const terms = readTerms(rest, vocabulary);
  return {
    text,
    readText: [...inTexts.typed, folded].join(' ').trim(),
    typedCodes: inTexts.typed,
    sizes: inSizes.targets,
    products: inSizes.targets.length > 0 ? [] : inTexts.targets,
    partial: conditions.length === 0 ? partial : [],
    conditions: nameConditions(conditions, terms),
    terms,
    didYouMean: correctedText(inTexts.typed, folded, terms),
  };
}

const namingWords = new Map<string, { key: string; dimension: string; rank: number }[]>();
for (const { key, dimension, rank, words } of propertyDefinitions) {
  for (const stem of stemsOf(words)) {
    namingWords.set(stem, [...(namingWords.get(stem) ?? []), { key, dimension, rank }]);
  }
}

/** Letters between a word and the quantity it names. */
const namingDistance = 22;

/**
 * Gives each condition the properties that the words beside it name. A word between two conditions names the one for which
 * it means the more usual property, such as the voltage in '24 V coil 25 A'.
 */
function nameConditions(conditions: readonly PlacedCondition[], terms: readonly Term[]): Condition[] {
  const votes = conditions.map(() => new Map<string, Vote>());
  for (const { stem, index, end } of terms.flatMap(termStems)) {
    const choices = conditions.flatMap((condition, at) => {
      const gap = Math.max(
        1,
        condition.index > index ? condition.index - end : index - (condition.index + condition.length),
      );
      const isBeside =
        gap <= namingDistance && !conditions.some((other) => isBetween(other, condition, index));
      const properties = (namingWords.get(stem) ?? []).filter(
        ({ dimension }) => dimension === conditionDimension(condition),
      );
      if (!isBeside || properties.length === 0) return [];
      return [{ at, properties, rank: Math.min(...properties.map(({ rank }) => rank)), gap }];
    });
    const [best] = choices.toSorted((a, b) => a.rank - b.rank || a.gap - b.gap || a.at - b.at);
    for (const { key, rank } of best?.properties ?? []) {
      const before = votes[best?.at ?? 0]?.get(key);
      votes[best?.at ?? 0]?.set(key, {
        count: (before?.count ?? 0) + 1,
        gap: Math.min(before?.gap ?? Infinity, best?.gap ?? Infinity),
        rank,
      });
    }
  }
  return conditions.map(({ text, wanted, isSoft }, at) => ({
    text,
    wanted,
    isSoft,
    named: mostNamed(votes[at] ?? new Map()),
  }));
}

/** How often words beside a quantity name a property, how near, and how usual it is. */
interface Vote {
  count: number;
  gap: number;
  rank: number;
}

/** The property most words name, else the nearest one names, else the most usual: 'inner sheath' is not 'sheath'. */
function mostNamed(votes: ReadonlyMap<string, Vote>): ReadonlySet<string> {
  const order = (a: Vote, b: Vote) => b.count - a.count || a.gap - b.gap || a.rank - b.rank;
  const [best] = [...votes.values()].toSorted(order);
  return new Set([...votes].flatMap(([key, vote]) => (best && order(best, vote) === 0 ? [key] : [])));
}

const termStems = ({ text, index }: Term) =>
  stemsOf(text).map((stem) => ({ stem, index, end: index + text.length }));

const isBetween = (other: PlacedCondition, condition: PlacedCondition, index: number) =>
  other !== condition &&
  (condition.index < index
    ? other.index > condition.index && other.index < index
    : other.index < condition.index && other.index > index);

const conditionDimension = ({ wanted }: Condition): string =>
  wanted.kind === 'quantity' ? wanted.dimension : wanted.kind === 'extent' ? 'length' : wanted.kind;

function correctedText(codes: readonly string[], folded: string, terms: readonly Term[]): string | null {
  // Words beyond the text were added in reading it.
  const corrections = terms
    .flatMap((term) => term.corrections)
    .filter(({ index, length }) => index + length <= folded.length);
  if (corrections.length === 0) return null;
  const corrected = corrections.reduceRight(
    (text, { index, length, word }) => `${text.slice(0, index)}${word}${text.slice(index + length)}`,
    folded,
  );
  return [...codes, corrected].join(' ').replaceAll('  ', ' ');
}
