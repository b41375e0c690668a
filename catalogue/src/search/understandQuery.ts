import type { Condition } from './condition.ts';
import type { CrossReferences } from './crossReferences.ts';
import { findCodes, findPartialCode } from './queryCodes.ts';
import { nameConditions } from './nameConditions.ts';
import { propertyNames } from './propertyNames.ts';
import { readConditions } from './queryConditions.ts';
import { foldQuantities, normaliseQuery } from './queryText.ts';
import { readTerms, type Term, type Vocabulary } from './queryTerms.ts';
import type { SizeIndex } from './sizeIndex.ts';

/** A query as the search understands it. */
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
  /** The query with its unknown words corrected; null without corrections. */
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
    conditions: nameConditions(conditions, terms, propertyNames(index.properties)),
    terms,
    didYouMean: correctedText(inTexts.typed, folded, terms),
  };
}

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
