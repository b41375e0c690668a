import type { CrossReferences } from './crossReferences.ts';
import {
  type CodeStart,
  extractCodeStarts,
  findCodes,
  findCodesAlike,
  findCodesWithOption,
  findDevicesByStart,
  findNearCodes,
  findPartialCode,
  type FoundCodes,
  type WordTest,
  withPoints,
} from './queryCodes.ts';
import type { Vocabulary } from './queryTerms.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { stemWord } from './words.ts';

/** Codes found in a query, and the rest of its text. */
export interface QueryCodes {
  /** Sizes whose complete code was typed, or of devices whose code was begun: 'filter for EV-FF-177'. */
  sizes: readonly number[];
  /** Whether a typed code continues after the matching one: 'EV-PC-25-240A'. */
  hasOption: boolean;
  /** Products whose texts mention a typed code. */
  products: readonly number[];
  /** Sizes whose code starts with the typed one, or resembles a mistyped one. */
  partial: readonly number[];
  /** Complete codes, as typed. */
  typed: readonly string[];
  /** Beginnings of codes in a query with other words; the codes of wanted sizes have one of them. */
  starts: readonly CodeStart[];
  /** The only code similar to a mistyped one. */
  nearest: string | null;
  rest: string;
}

/** A code suffix that states the coil voltage: '240A', '24D'. */
const optionWord = /(?<![\p{L}\d-])\d{2,3}[ad](?![\p{L}\d-])/giu;

/** Returns a test for words of products and synonyms. */
const wordTest =
  ({ has, synonyms }: Pick<Vocabulary, 'has' | 'synonyms'>): WordTest =>
  (word) => {
    const stem = stemWord(word.toLowerCase());
    return has(stem) || synonyms.words.has(stem);
  };

/**
 * Finds complete codes, also followed by an option; otherwise the beginning of a code, codes in texts, or
 * mistyped ones.
 */
export function readQueryCodes(
  text: string,
  index: SizeIndex,
  { crossReferences, ...vocabulary }: Vocabulary & { crossReferences: CrossReferences },
): QueryCodes {
  const isWord = wordTest(vocabulary);
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
  const devices = findDevicesByStart(text, index, isLiveSize);
  if (devices.targets.length > 0) return { ...none, ...devices, sizes: devices.targets };
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

/** The complete codes and the beginnings of codes, as typed. */
export const typedCodes = ({ typed, starts }: Pick<QueryCodes, 'typed' | 'starts'>): string[] => [
  ...typed,
  ...starts.map(({ text }) => text),
];
