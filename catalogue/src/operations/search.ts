import type { SpecificationTable } from '../model/specification.ts';
import { columnKeys } from './specification.ts';

/** Words a search goes by, each once, at most ten. */
export function searchWords(query: string): string[] {
  const words = query
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, 10);
}

/** A part of a text; all parts together are the text. */
export interface HighlightedPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text where the words of a search stand in it. Nothing of the text is lost or changed. */
export function highlightMatches(text: string, words: readonly string[]): HighlightedPart[] {
  const lower = text.toLowerCase();
  // Some letters change their length in lower case; then places in one are none in the other.
  if (lower.length !== text.length) return [{ text, isMatch: false }];
  const isMatch = Array.from({ length: text.length }, () => false);
  for (const word of words) {
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

/** Rows that hold most of the words, in their order; none when no row holds any. */
export function matchingRows(
  table: SpecificationTable,
  words: readonly string[],
): SpecificationTable['rows'] {
  const keys = columnKeys(table);
  const counts = table.rows.map((row) => {
    const text = keys
      .map((key) => row[key] ?? '')
      .join('\n')
      .normalize('NFKC')
      .toLowerCase();
    return words.filter((word) => text.includes(word)).length;
  });
  const most = counts.reduce((a, b) => Math.max(a, b), 0);
  return most === 0 ? [] : table.rows.filter((_row, at) => counts[at] === most);
}
