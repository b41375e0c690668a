import { isLetterWord, isPairWord, isSwitchedWord } from './productWords.ts';
import type { Alternative, Vocabulary } from './queryTerms.ts';
import { stemsOf, stopWords } from './words.ts';

/**
 * Stop words, such as 'for' and 'is'. A single letter next to another word is a name, and so are 'on' and
 * 'off' before 'delay'.
 */
const isFunctionWord = (stem: string) => stem.length > 1 && stopWords.has(stem) && !isSwitchedWord(stem);

/** 'A type of gland' does not mean type A, and 'NC contact' is not item NC of a list. */
const notReversed: ReadonlySet<string> = new Set(['a', 'no', 'nc', 'co']);

/** 'curve c' and 'c curve' are the same index term, and so are 'on delay' and 'delay on'. */
export function letterPair(
  tokens: readonly { stems: readonly string[]; isApart: boolean }[],
  at: number,
  { has, synonyms }: Pick<Vocabulary, 'has' | 'synonyms'>,
): string | null {
  const [first = '', second = ''] = [tokens[at]?.stems[0], tokens[at + 1]?.stems[0]];
  if (second === '' || tokens[at + 1]?.isApart) return null;
  if ([first, second].some(isFunctionWord)) return null;
  // 'UV black' is not a phrase: 'UV' has a meaning of its own.
  const [letters, word] = isLetterWord(first) ? [first, second] : [second, first];
  if (isLetterWord(letters) && !isLetterWord(word) && synonyms.longestAt([letters], 0)) return null;
  if ((isPairWord(second) && !isPairWord(first)) || isSwitchedWord(first)) {
    if (has(`${first}_${second}`)) return `${first}_${second}`;
  }
  const isReversed =
    (isLetterWord(first) && !notReversed.has(first) && !isLetterWord(second)) || isSwitchedWord(second);
  if (isReversed && has(`${second}_${first}`)) return `${second}_${first}`;
  const curve = `curv_${letters}`;
  return /^[bcd]$/.test(letters) && curveWords.has(word) && has(curve) ? curve : null;
}

/** 'B type' and 'C characteristic' of a breaker are curves. */
const curveWords: ReadonlySet<string> = new Set(stemsOf('type class char characteristic'));

/**
 * Returns the stems of a phrase without stop words. One that is indexed with the word before it, such as 'in' of 'push-in',
 * is part of that word.
 */
export function phraseStems(stems: readonly string[], { has }: Pick<Vocabulary, 'has'>): string[] {
  return stems.flatMap((stem, at) => {
    const pair = `${stem}_${stems[at + 1] ?? ''}`;
    if (stopWords.has(stem)) return [];
    return stopWords.has(stems[at + 1] ?? '') && has(pair) ? [pair] : [stem];
  });
}

/** '35' of 'TH35' is a word of its own in cells such as 'TH 35-7.5'. */
export function splitProfile(word: string, { has }: Pick<Vocabulary, 'has'>): string[] | null {
  const [, letters = '', number = ''] = /^([a-z]{1,2})(\d{1,3})$/.exec(word) ?? [];
  return letters !== '' && has(letters) && has(number) ? [letters, number] : null;
}

/** What else a pair may mean: 'PG type' PG without a column 'Type', and 'type B' of a breaker its curve. */
export const pairMeanings = (
  pair: string,
  { has }: Pick<Vocabulary, 'has'>,
  weight: number,
): Alternative[] => {
  const [word = '', letters = ''] = pair.split('_');
  const other = /^[bcd]$/.test(letters) && curveWords.has(word) ? `curv_${letters}` : letters;
  const isMeant = (word === 'typ' && letters.length === 2) || other !== letters;
  return isMeant && has(other) ? [{ stems: [other], weight }] : [];
};
