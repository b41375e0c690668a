import { codeKey, type CodeIndex } from './codeKeys.ts';

/** Codes found in a query, and what is left of it. */
export interface FoundCodes {
  targets: readonly number[];
  /** The codes as they were typed. */
  typed: readonly string[];
  rest: string;
}

/** '10 x', '5 nos' before or after a code. */
const amountPattern =
  /^\d{1,5} ?(?:x|nos?\.?|pcs?\.?|off|qty|pieces?|units?) | (?:(?:x|-|qty:?) ?)?\d{1,5} ?(?:nos?\.?|pcs?\.?|off|pieces?|units?)$| x ?\d{1,5}$|(?:^| )(?:qty|quantity)[:. -]{0,2}\d{1,5}(?: ?(?:nos?\.?|pcs?\.?|pieces?|units?))?(?= |$)/gi;

const trimmed = (text: string) => text.replace(/^[\s"',;:.()[\]]+|[\s"',;:.()[\]]+$/g, '');

/** Words that a code may be spread over: 'EV MCB 1C 0.5'. */
const maxCodeWords = 7;

/** Whether what has a code is still there: removed products keep their codes until the index is built anew. */
export type LiveTest = (target: number) => boolean;

const isAlwaysLive: LiveTest = () => true;

/** Finds whole codes in a query in any spelling: without dashes, without the maker's prefix, with spaces or an amount. */
export function findCodes(query: string, index: CodeIndex, isLive: LiveTest = isAlwaysLive): FoundCodes {
  const find = (key: string) => index.find(key).filter(isLive);
  const text = trimmed(query.replace(amountPattern, ' '));
  const all = find(codeKey(text));
  if (all.length > 0 && codeKey(text).length > 2) return { targets: all, typed: [text], rest: '' };
  const words = text.split(/[\s,;]+/);
  const targets: number[] = [];
  const typed: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = longestCode(words, at, find);
    if (found) {
      targets.push(...found.targets);
      typed.push(words.slice(at, at + found.length).join(' '));
      at += found.length;
    } else {
      rest.push(words[at] ?? '');
      at += 1;
    }
  }
  return { targets: [...new Set(targets)], typed, rest: targets.length > 0 ? rest.join(' ') : query };
}

function longestCode(words: readonly string[], at: number, find: (key: string) => number[]) {
  for (let length = Math.min(maxCodeWords, words.length - at); length > 0; length -= 1) {
    const text = trimmed(words.slice(at, at + length).join(' '));
    const key = codeKey(text);
    // Inside a query, short keys and words without digits or hyphens are words.
    const isCode =
      key.length > 4 && /\d|-/.test(text) && /\p{L}/u.test(text) && (length === 1 || key.length > 6);
    const targets = isCode ? find(key) : [];
    if (targets.length > 0) return { targets, length };
  }
  return null;
}

/** Finds what has a code that starts as typed: 'EVBG' lists its family. */
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
