import { codeKey, type CodeIndex } from './codeKeys.ts';
import { isCodePurpose } from './codePurpose.ts';

/** Codes found in a query, and the remaining text. */
export interface FoundCodes {
  targets: readonly number[];
  /** The codes as typed. */
  typed: readonly string[];
  rest: string;
}

/** '10 x', '5 nos' before or after a code. */
const amountPattern =
  /^\d{1,5} ?(?:x|nos?\.?|pcs?\.?|off|qty|pieces?|units?) | (?:(?:x|-|qty:?) ?)?\d{1,5} ?(?:nos?\.?|pcs?\.?|off|pieces?|units?)$| x ?\d{1,5}$|(?:^| )(?:qty|quantity)[:. -]{0,2}\d{1,5}(?: ?(?:nos?\.?|pcs?\.?|pieces?|units?))?(?= |$)/gi;

const trimmed = (text: string) => text.replace(/^[\s"',;:.()[\]]+|[\s"',;:.()[\]]+$/g, '');

/** Maximum number of words that a code may be split into: 'EV MCB 1C 0.5'. */
const maxCodeWords = 7;

/** Whether the owner of a code still exists: removed products keep their codes until the index is rebuilt. */
export type LiveTest = (target: number) => boolean;

const isAlwaysLive: LiveTest = () => true;

/** Whether a word has a meaning other than as a part of a code. */
export type WordTest = (word: string) => boolean;

/**
 * Finds complete codes in a query in any spelling: without dashes, without the maker's prefix, with spaces or
 * a quantity.
 */
export function findCodes(
  query: string,
  index: CodeIndex,
  isLive: LiveTest = isAlwaysLive,
  isWord: WordTest = () => true,
): FoundCodes {
  const find = (key: string) => index.find(key).filter(isLive);
  const text = trimmed(query.replace(amountPattern, ' '));
  const all = find(codeKey(text));
  if (all.length > 0 && codeKey(text).length > 2) return { targets: all, typed: [text], rest: '' };
  const found = extractCodes(text, (words, at) => longestCode(words, at, { find, isWord }));
  return found.targets.length > 0 ? found : { ...found, rest: query };
}

/** Extracts codes from the words of a text. */
function extractCodes(
  text: string,
  codeAt: (words: readonly string[], at: number) => { targets: readonly number[]; length: number } | null,
  separator = /[\s,;]+/,
): FoundCodes {
  const words = text.split(separator);
  const targets: number[] = [];
  const typed: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = codeAt(words, at);
    if (found) {
      targets.push(...found.targets);
      typed.push(words.slice(at, at + found.length).join(' '));
      at += found.length;
    } else {
      rest.push(words[at] ?? '');
      at += 1;
    }
  }
  return { targets: [...new Set(targets)], typed, rest: rest.join(' ') };
}

/** 'SS-3R' and 'PC-25' are short, but not words, numbers or ratings such as AC-22. */
const hyphenatedCode = /^(?!ac|dc|ip|pg|ral|ph)\p{L}{2,3}-\d(?:\d|\p{L})?$/iu;

function longestCode(
  words: readonly string[],
  at: number,
  { find, isWord }: { find: (key: string) => number[]; isWord: WordTest },
) {
  // Meaningless letters can begin a code: 'CLB 95'.
  const isLettered = /^\p{L}{3,}$/u.test(words[at] ?? '') && !isWord(words[at] ?? '');
  for (let length = Math.min(maxCodeWords, words.length - at); length > 0; length -= 1) {
    const text = trimmed(words.slice(at, at + length).join(' '));
    const key = codeKey(text);
    // Within a query, short keys and words without digits or hyphens are not codes.
    const isCode =
      (key.length > 4 || hyphenatedCode.test(text)) &&
      /\d|-/.test(text) &&
      /\p{L}/u.test(text) &&
      (length === 1 || key.length > 6 || isLettered);
    const targets = isCode ? find(key) : [];
    if (targets.length > 0) return { targets, length };
  }
  return null;
}

/** Finds codes followed by an option: 'EV-PC-25-240A' is EV-PC-25 with a coil for 240 V. */
export function findCodesWithOption(
  query: string,
  index: CodeIndex,
  isLive: LiveTest = isAlwaysLive,
): FoundCodes {
  return extractCodes(trimmed(query.replace(amountPattern, ' ')), (words, at) => {
    for (let text = withoutLastPart(trimmed(words[at] ?? '')); text !== ''; text = withoutLastPart(text)) {
      const key = codeKey(text);
      const isCode = /\p{L}/u.test(key) && (hasPrefix(text, index) || (/\d/.test(key) && isLong(text, key)));
      const targets = isCode ? index.find(key).filter(isLive) : [];
      if (targets.length > 0) return { targets, length: 1 };
    }
    return null;
  });
}

/** Whether the first part of a text is the maker's prefix: 'EV-PB-E-RD'. */
const hasPrefix = (text: string, { prefix }: CodeIndex): boolean =>
  prefix !== '' && text.toUpperCase().startsWith(prefix) && /^[-/_]/.test(text.slice(prefix.length));

const isLong = (text: string, key: string) => key.length > 4 || text.includes('-');

/** The parts of a code except the last; '' when there is only one. */
const withoutLastPart = (code: string) => code.slice(0, Math.max(0, code.search(/[-/_][^-/_]*$/)));

/** Replaces the comma of 'TB-2,5' with the point of a code. */
export const withPoints = (text: string, codeIndex: CodeIndex): string =>
  text.replace(/(?<![\p{L}\d-])[\p{L}\d-]+-\d+,\d+/gu, (typed) => {
    const code = typed.replace(',', '.');
    return codeIndex.find(codeKey(code)).length > 0 ? code : typed;
  });

/**
 * Finds the codes of a line of a list: typed in any spelling, or else those that a mistyped one resembles or that an option
 * follows, for the buyer to confirm.
 */
export function findLineCodes(text: string, index: CodeIndex): FoundCodes & { isExact: boolean } {
  const exact = findCodes(withPoints(text, index), index);
  if (exact.targets.length > 0) return { ...exact, isExact: true };
  const alike = findCodesAlike(text, index, isAlwaysLive);
  return { ...(alike.targets.length > 0 ? alike : findCodesWithOption(text, index)), isExact: false };
}

/** The beginning of codes in a query with other words. */
export interface CodeStart {
  /** As typed. */
  text: string;
  sizes: readonly number[];
}

/** A size typed after the beginning of a code: 'EV-CT-200x4.8'. */
const joinedSize = /^(.*\d)[x*](\d[\d.]*)$/i;

interface CodesByStart {
  codeIndex: CodeIndex;
  codes: readonly string[];
}

/** Returns the sizes whose codes start with a text. */
function sizesByStart(text: string, { codeIndex, codes }: CodesByStart, isLive: LiveTest): readonly number[] {
  const key = codeKey(text);
  const found = key.length > codeIndex.prefix.length + 1 ? codeIndex.findByStart(key).filter(isLive) : [];
  // 'EV-WD' is a family, although EV-WDF begins with it.
  const family = `${text.toUpperCase()}-`;
  const ofFamily = found.filter((size) => codes[size]?.toUpperCase().startsWith(family));
  return ofFamily.length > 0 ? ofFamily : found;
}

/** Maximum number of sizes that the beginning of a device's code may match. */
const maxDeviceSizes = 100;

/** Finds the devices that the wanted product must suit by the beginning of their codes: 'exhaust filter for EV-FF-177'. */
export function findDevicesByStart(query: string, index: CodesByStart, isLive: LiveTest): FoundCodes {
  return extractCodes(query, (words, at) => {
    const text = trimmed(words[at] ?? '');
    if (!hasPrefix(text, index.codeIndex) || !isCodePurpose(query, [text])) return null;
    const targets = sizesByStart(text, index, isLive);
    return targets.length === 0 || targets.length > maxDeviceSizes ? null : { targets, length: 1 };
  });
}

/** Extracts the beginnings of codes with the maker's prefix from a query: 'EV-MC250 4 pole 200 A'. */
export function extractCodeStarts(
  query: string,
  index: CodesByStart,
  isLive: LiveTest,
): { starts: readonly CodeStart[]; rest: string } {
  const starts: CodeStart[] = [];
  const read = (text: string): boolean => {
    const sizes = sizesByStart(text, index, isLive);
    if (sizes.length > 0) starts.push({ text, sizes });
    return sizes.length > 0;
  };
  const rest = query.split(' ').map((word) => {
    const text = trimmed(word);
    if (!hasPrefix(text, index.codeIndex) || isCodePurpose(query, [text])) return word;
    if (read(text)) return '';
    const [, start = '', size = ''] = joinedSize.exec(text) ?? [];
    return start !== '' && read(start) ? size : word;
  });
  return { starts, rest: rest.filter(Boolean).join(' ') };
}

/** Maximum number of codes that a mistyped one may match. */
const maxNearCodes = 12;

/** Finds the codes that differ from a typed one by a look-alike character: 'EV-BG-M2O' is EV-BG-M20. */
export const findCodesAlike = (query: string, index: CodeIndex, isLive: LiveTest): FoundCodes =>
  findMistypedCodes(query, index, isLive, keysAlike);

/** Finds the codes that differ from a typed one by any single character. */
export const findNearCodes = (query: string, index: CodeIndex, isLive: LiveTest): FoundCodes =>
  findMistypedCodes(query, index, isLive, keysNear);

function findMistypedCodes(
  query: string,
  index: CodeIndex,
  isLive: LiveTest,
  keysOf: (text: string) => Iterable<string>,
): FoundCodes {
  const near = (text: string) => {
    if (!isLikeCode(text, index)) return [];
    const key = codeKey(text);
    const isOtherLength = key.length < minKeyLength || key.length > maxKeyLength;
    // 'EV-FF-223' is a prefix of several codes, so it is not mistyped.
    if (isOtherLength || index.findByStart(key).length > 0) return [];
    const targets = new Set(
      [...keysOf(text.toUpperCase())].flatMap((each) => index.find(each).filter(isLive)),
    );
    return targets.size > maxNearCodes ? [] : [...targets];
  };
  const text = trimmed(query.replace(amountPattern, ' '));
  const whole = text.split(' ').length <= maxCodeWords ? near(text) : [];
  if (whole.length > 0) return { targets: whole, typed: [text], rest: '' };
  // The comma of 'EV-OL-6,3' is a decimal point.
  const separator = /[\s;]+|,(?!\d)|(?<!\d),/;
  return extractCodes(
    text,
    (words, at) => {
      const targets = near(trimmed(words[at] ?? ''));
      return targets.length > 0 ? { targets, length: 1 } : null;
    },
    separator,
  );
}

/** Lengths of keys of codes. */
const minKeyLength = 5;
const maxKeyLength = 24;

/** Whether a text has the form of a code: with the maker's prefix, or with two hyphens. */
const isLikeCode = (text: string, index: CodeIndex): boolean =>
  hasPrefix(text, index) ||
  (/^\p{L}.*\d/u.test(text) &&
    ((index.prefix !== '' && text.slice(0, index.prefix.length).toUpperCase() === index.prefix) ||
      /-.*-/.test(text)));

/** Letters and digits that look alike. */
const lookAlikes: readonly string[] = ['O0', 'I1', 'L1', 'S5', 'Z2', 'B8', 'G6'];

/** Keys with one character replaced by a look-alike: 'O.5' is 0.5, with its point. */
function* keysAlike(text: string): Generator<string> {
  for (const [at, letter] of [...text].entries()) {
    for (const pair of lookAlikes) {
      const other = pair.includes(letter) ? pair.replace(letter, '') : '';
      if (other !== '') yield codeKey(text.slice(0, at) + other + text.slice(at + 1));
    }
  }
}

const keyLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.';

/** Keys with one character inserted, deleted, substituted or transposed. */
function* keysNear(text: string): Generator<string> {
  const key = codeKey(text);
  for (let at = 0; at <= key.length; at += 1) {
    const [before, letter, after] = [key.slice(0, at), key.charAt(at), key.slice(at + 1)];
    for (const other of keyLetters) {
      yield before + other + letter + after;
      if (letter !== '') yield before + other + after;
    }
    if (letter !== '') yield before + after;
    if (after !== '') yield before + after.charAt(0) + letter + after.slice(1);
  }
}

/** Finds the owners of codes that start with the typed text: 'EVBG' lists its family. */
export function findPartialCode(
  query: string,
  index: CodeIndex,
  isLive: LiveTest = isAlwaysLive,
): readonly number[] {
  const text = trimmed(query);
  const key = codeKey(text);
  if (key.length < 3 || /\s.*\s/.test(text)) return [];
  const hasPrefix = index.prefix !== '' && key.startsWith(index.prefix) && key.length > index.prefix.length;
  const isWord = !/[\d-]/.test(text);
  if (isWord && !(hasPrefix && key.length > 3)) return [];
  return index.findByStart(key).filter(isLive);
}
