import { cellAt, type SpecificationTable } from '../model/specification.ts';
import { columnKeys } from './specification.ts';

/**
 * Folds text for searches: lower case, without full-width forms (NFKC) and diacritics, so 'muller' matches
 * 'Müller'.
 */
export const foldSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    // Combining marks of European scripts. Those of Indian scripts are vowels.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();

/** Returns the words of a query, each once, at most ten. */
export function searchWords(query: string): string[] {
  const words = foldSearchText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, 10);
}

/** A part of a text; the parts concatenated are the text. */
export interface HighlightedPart {
  text: string;
  isMatch: boolean;
}

/** Function words, such as 'for' and 'and'. */
const joiningWords: ReadonlySet<string> = new Set(
  'a an and as at by for from in is of on or the to with'.split(' '),
);

/** Returns the words to mark; function words only when there are no others, such as while 'fork' is typed. */
function markedWords(words: readonly string[]): readonly string[] {
  const contentWords = words.filter((word) => word !== '' && !joiningWords.has(word));
  return contentWords.length > 0 ? contentWords : words;
}

/**
 * Splits a text at the matches of search words, except function words such as 'for'. The parts concatenated
 * are the unchanged text.
 */
export function highlightMatches(text: string, words: readonly string[]): HighlightedPart[] {
  // Letters whose length changes with the case stay as they are, so indices match in both texts.
  const lower = Array.from(text, (letter) => {
    const folded = foldSearchText(letter);
    return folded.length === letter.length ? folded : letter;
  }).join('');
  const isMatch = Array.from({ length: text.length }, () => false);
  for (const word of markedWords(words)) {
    if (word === '') continue;
    for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + word.length)) {
      isMatch.fill(true, at, at + word.length);
    }
  }
  const parts: HighlightedPart[] = [];
  for (let from = 0; from < text.length;) {
    let to = from + 1;
    while (to < text.length && isMatch[to] === isMatch[from]) to += 1;
    parts.push({ text: text.slice(from, to), isMatch: isMatch[from] === true });
    from = to;
  }
  return parts;
}

/** Returns the rows that contain the most words, in their order; empty when no row contains any. */
export function matchingRows(
  table: SpecificationTable,
  words: readonly string[],
): SpecificationTable['rows'] {
  const keys = columnKeys(table);
  const counts = table.rows.map((row) => {
    const text = foldSearchText(keys.map((key) => cellAt(row, key)).join('\n'));
    return words.filter((word) => text.includes(word)).length;
  });
  const maxCount = counts.reduce((a, b) => Math.max(a, b), 0);
  return maxCount === 0 ? [] : table.rows.filter((_row, index) => counts[index] === maxCount);
}
