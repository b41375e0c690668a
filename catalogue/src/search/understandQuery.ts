import { type CodeIndex, codeKey } from './codeKeys.ts';
import { isCodePurpose } from './codePurpose.ts';
import type { Condition } from './condition.ts';
import { correctCountWords } from './correctCountWords.ts';
import type { CrossReferences } from './crossReferences.ts';
import {
  type FoundCodes,
  findCodes,
  findCodesAlike,
  findCodesWithOption,
  findNearCodes,
  findPartialCode,
  extractCodeStarts,
  type CodeStart,
  type WordTest,
} from './queryCodes.ts';
import { nameConditions } from './nameConditions.ts';
import { fieldQuality } from './productWords.ts';
import { propertyNames } from './propertyNames.ts';
import { findNegations, isInSpans, type TextSpan, writePlainNo } from './negations.ts';
import { readConditions } from './queryConditions.ts';
import { foldQuantities, normaliseQuery } from './queryText.ts';
import { readTerms, type Term, type Vocabulary } from './queryTerms.ts';
import { splitJoinedWords } from './splitJoinedWords.ts';
import type { PlacedCondition } from './queryScanner.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { stemWord } from './words.ts';

/** Interpretation of a query. */
export interface UnderstoodQuery {
  /** As typed, without control characters, cut at `maxQueryLength`. */
  text: string;
  /** The typed codes, then the text of quantities and words: lower case, with units separated. */
  readText: string;
  /** Complete codes, as typed. */
  typedCodes: readonly string[];
  /** Whether the codes belong to the device that the wanted product must suit: 'relay to suit EV-PC-12'. */
  isCodePurpose: boolean;
  /** Sizes whose complete code was typed. */
  sizes: readonly number[];
  /** Whether a typed code continues after the matching one: 'EV-PC-25-240A'. */
  hasOption: boolean;
  /** Products whose texts mention a typed code. */
  products: readonly number[];
  /** Sizes whose code starts with the typed one, or resembles a mistyped one. */
  partial: readonly number[];
  /** Beginnings of codes in a query with other words; the codes of wanted sizes have one of them. */
  codeStarts: readonly CodeStart[];
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
  const codes = readCodes(text, index, { crossReferences, isWord: wordTest(vocabulary) });
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
  // A plain number next to a code is a quantity or a note.
  const isQueried = (condition: PlacedCondition) =>
    !isNegated(condition) && !(condition.isSoft && codes.typed.length > 0);
  const terms = readTerms(words, vocabulary, negated);
  // The coil of 'contactor 25 A not 240 V coil' belongs to the excluded voltage.
  const named = nameConditions(
    { typed: folded, text: words },
    { conditions: all, terms },
    propertyNames(index.properties),
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

/** Replaces the comma of 'TB-2,5' with the point of a code. */
const withPoints = (text: string, codeIndex: CodeIndex): string =>
  text.replace(/(?<![\p{L}\d-])[\p{L}\d-]+-\d+,\d+/gu, (typed) => {
    const code = typed.replace(',', '.');
    return codeIndex.find(codeKey(code)).length > 0 ? code : typed;
  });

/** A code suffix that states the coil voltage: '240A', '24D'. */
const optionWord = /(?<![\p{L}\d-])\d{2,3}[ad](?![\p{L}\d-])/giu;

/** Returns a test for words of products and synonyms. */
const wordTest =
  ({ has, synonyms }: Vocabulary): WordTest =>
  (word) => {
    const stem = stemWord(word.toLowerCase());
    return has(stem) || synonyms.words.has(stem);
  };

/** Removes the maker's prefix from texts that are not codes: other products contain it in the codes they mention. */
const withoutPrefix = (text: string, { prefix }: CodeIndex): string =>
  prefix === '' ? text : text.replace(new RegExp(String.raw`(?<![\p{L}\d])${prefix}(?=-\p{L})`, 'giu'), ' ');

/** Codes found in a query, and the rest of its text. */
interface ReadCodes extends Pick<UnderstoodQuery, 'sizes' | 'hasOption' | 'products' | 'partial'> {
  typed: readonly string[];
  starts: readonly CodeStart[];
  /** The only code similar to a mistyped one. */
  nearest: string | null;
  rest: string;
}

/**
 * Finds complete codes, also followed by an option; otherwise the beginning of a code, codes in texts, or
 * mistyped ones.
 */
function readCodes(
  text: string,
  index: SizeIndex,
  { crossReferences, isWord }: { crossReferences: CrossReferences; isWord: WordTest },
): ReadCodes {
  const isLiveProduct = (product: number) => index.isLive[product] === 1;
  const isLiveSize = (size: number) => isLiveProduct(index.productOfSize[size] ?? 0);
  const codeIndex = crossReferences.addTo(index.codeIndex);
  const none = { sizes: [], hasOption: false, products: [], partial: [], starts: [], nearest: null };
  const whole = findCodes(withPoints(text, codeIndex), codeIndex, isLiveSize, isWord);
  if (whole.targets.length > 0) {
    const others = findCodesWithOption(whole.rest, codeIndex, isLiveSize);
    const sizes = [...new Set([...whole.targets, ...others.targets])];
    const typed = [...whole.typed, ...others.typed];
    // 'PC-25 240A' means a contactor with a 240 V coil.
    const rest = others.rest.replace(optionWord, (option) => (isWord(option) ? '' : option)).trim();
    const hasOption = others.targets.length > 0 || rest !== others.rest.trim();
    return { ...none, sizes, hasOption, typed, rest };
  }
  const inTexts = findCodes(text, crossReferences.addTo(index.textCodes), isLiveProduct);
  const partial = inTexts.targets.length === 0 ? findPartialCode(text, index.codeIndex, isLiveSize) : [];
  if (partial.length > 0) return { ...none, ...inTexts, partial };
  const alike = findCodesAlike(text, index.codeIndex, isLiveSize);
  if (inTexts.targets.length === 0 && alike.targets.length > 0) return { ...none, ...mistyped(alike, index) };
  const withOption = findCodesWithOption(text, codeIndex, isLiveSize);
  if (withOption.targets.length > 0)
    return { ...none, ...withOption, sizes: withOption.targets, hasOption: true };
  if (inTexts.targets.length > 0) return { ...none, ...inTexts, products: inTexts.targets };
  const { starts, rest } = extractCodeStarts(text, index, isLiveSize);
  if (starts.length > 0) return { ...none, ...inTexts, starts, rest };
  const near = findNearCodes(text, index.codeIndex, isLiveSize);
  return { ...none, ...(near.targets.length > 0 ? mistyped(near, index) : inTexts) };
}

function mistyped({ targets, ...found }: FoundCodes, { codes }: SizeIndex) {
  const [nearest, ...others] = targets;
  const isOnly = nearest !== undefined && others.length === 0;
  return { ...found, partial: targets, nearest: isOnly ? (codes[nearest] ?? null) : null };
}

const typedCodes = ({ typed, starts }: ReadCodes): string[] => [...typed, ...starts.map(({ text }) => text)];

function correctedText(
  codes: ReadCodes,
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
