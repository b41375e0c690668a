import type { CodeIndex } from './codeKeys.ts';
import { isCodePurpose } from './codePurpose.ts';
import type { Condition } from './condition.ts';
import { correctCountWords } from './correctCountWords.ts';
import type { CrossReferences } from './crossReferences.ts';
import { nameConditions } from './nameConditions.ts';
import { fieldQuality } from './productWords.ts';
import { propertyNames } from './propertyNames.ts';
import { findNegations, isInSpans, type TextSpan, writePlainNo } from './negations.ts';
import { nameRatings } from './ratedTemperatures.ts';
import { readConditions } from './queryConditions.ts';
import { foldQuantities, normaliseQuery } from './queryText.ts';
import { type QueryCodes, readQueryCodes, typedCodes } from './readQueryCodes.ts';
import { readTerms, type Term, type Vocabulary } from './queryTerms.ts';
import { splitJoinedWords } from './splitJoinedWords.ts';
import type { PlacedCondition } from './queryScanner.ts';
import type { SizeIndex } from './sizeIndex.ts';

/** Interpretation of a query. */
export interface UnderstoodQuery extends Pick<QueryCodes, 'sizes' | 'hasOption' | 'products' | 'partial'> {
  /** As typed, without control characters, cut at `maxQueryLength`. */
  text: string;
  /** The typed codes, then the text of quantities and words: lower case, with units separated. */
  readText: string;
  /** Complete codes, as typed. */
  typedCodes: readonly string[];
  /** Whether the codes belong to the device that the wanted product must suit: 'relay to suit EV-PC-12'. */
  isCodePurpose: boolean;
  codeStarts: QueryCodes['starts'];
  conditions: readonly Condition[];
  /** Excluded quantities: 'not 24 V'. */
  excludedConditions: readonly Condition[];
  /** Negations as typed, with the words and quantities that they exclude. */
  negations: readonly { text: string; parts: readonly string[] }[];
  terms: readonly Term[];
  /** The query with its unknown words corrected; null without corrections. */
  didYouMean: string | null;
}

/** Matches the beginning of a code, for codes that start with it: 'EV-BG-M2' is not thread M2. */
const hyphenatedWord = /^\p{L}\S*-\S*$/u;

/** Interprets a query: codes first, then quantities, then words. */
export function understandQuery(
  query: string,
  index: SizeIndex,
  { crossReferences, ...vocabulary }: Vocabulary & { crossReferences: CrossReferences },
): UnderstoodQuery {
  const text = normaliseQuery(query);
  const codes = readQueryCodes(text, index, { crossReferences, ...vocabulary });
  const isPartialCode = codes.partial.length > 0 && hyphenatedWord.test(text);
  const rest = withoutPrefix(codes.rest, index.codeIndex).toLowerCase();
  const typed = foldQuantities(isPartialCode ? rest : splitJoinedWords(rest, vocabulary));
  const folded = writePlainNo(correctCountWords(typed, vocabulary));
  const negations = findNegations(folded, vocabulary.has);
  const negated = negations.flatMap(({ parts }) => parts);
  // In 'gland 25' the number is a size, although a kit contains '2 × gland 25'.
  const isPair = (stem: string) => vocabulary.has(stem) && !isProductNoun(index, stem.split('_')[0] ?? '');
  const read = readConditions(folded, isPair);
  const { conditions: all, rest: words } = isPartialCode ? { conditions: [], rest: folded } : read;
  const isNegated = (condition: PlacedCondition) => isInSpans(negated, condition);
  // A plain number next to a code is a quantity or a note, unless it says how many parts a set has.
  const isNote = ({ isSoft, index: at }: PlacedCondition) =>
    isSoft && codes.typed.length > 0 && !folded.slice(0, at).endsWith('set of ');
  const isQueried = (condition: PlacedCondition) => !isNegated(condition) && !isNote(condition);
  const terms = readTerms(words, vocabulary, negated);
  // The coil of 'contactor 25 A not 240 V coil' belongs to the excluded voltage.
  const named = nameRatings(
    nameConditions(
      { typed: folded, text: words },
      { conditions: all, terms },
      propertyNames(index.properties),
    ),
    index.properties,
  );
  const namedOf = (isWanted: (condition: PlacedCondition) => boolean) =>
    all.flatMap((placed, at) => (isWanted(placed) ? (named[at] ?? []) : []));
  const conditions = namedOf(isQueried);
  const textOf = ({ start, end }: TextSpan) => folded.slice(start, end).trim();
  return {
    text,
    readText: [...typedCodes(codes), folded].join(' ').trim(),
    typedCodes: codes.partial.length > 0 ? [] : codes.typed,
    isCodePurpose: isCodePurpose(text, codes.typed),
    sizes: codes.sizes,
    hasOption: codes.hasOption,
    products: codes.products,
    partial: conditions.length === 0 ? codes.partial : [],
    codeStarts: codes.starts,
    conditions,
    excludedConditions: namedOf(isNegated),
    negations: negations.map(({ start, end, parts }) => ({
      text: textOf({ start, end }),
      parts: parts.map(textOf),
    })),
    terms,
    didYouMean: correctedText(codes, folded, { terms, isCorrected: folded !== typed }),
  };
}

/** Whether a stem is the noun of a product. */
const isProductNoun = ({ words }: SizeIndex, stem: string): boolean =>
  words.get(stem)?.quality.includes(fieldQuality.head) ?? false;

/** Removes the maker's prefix from texts that are not codes: other products contain it in the codes they mention. */
const withoutPrefix = (text: string, { prefix }: CodeIndex): string =>
  prefix === '' ? text : text.replace(new RegExp(String.raw`(?<![\p{L}\d])${prefix}(?=-\p{L})`, 'giu'), ' ');

function correctedText(
  codes: QueryCodes,
  folded: string,
  { terms, isCorrected }: { terms: readonly Term[]; isCorrected: boolean },
): string | null {
  const { nearest } = codes;
  // Words beyond the end of the text come from the normalisation.
  const corrections = terms
    .flatMap((term) => term.corrections)
    .filter(({ index, length }) => index + length <= folded.length);
  if (corrections.length === 0 && nearest === null && !isCorrected) return null;
  const corrected = corrections.reduceRight(
    (text, { index, length, word }) => `${text.slice(0, index)}${word}${text.slice(index + length)}`,
    folded,
  );
  return [...(nearest === null ? typedCodes(codes) : [nearest]), corrected]
    .join(' ')
    .replaceAll('  ', ' ')
    .trim();
}
