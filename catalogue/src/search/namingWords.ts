import { readConditions } from './queryConditions.ts';
import { foldQuantities, normaliseQuery } from './queryText.ts';
import type { Synonyms } from './synonyms.ts';
import { splitWords, stemWord, stopWords } from './words.ts';

/** Letters alone, which may be a word of a product's texts. */
const nameWord = /^\p{L}{3,}$/u;

/** Returns the words of a query that may name a product: without quantities, their units, and words such as 'with'. */
export const namingWords = (query: string): string[] =>
  splitWords(readConditions(foldQuantities(normaliseQuery(query).toLowerCase()), () => false).rest).filter(
    (word) => nameWord.test(word) && !stopWords.has(word),
  );

/** Replaces the first phrase of the trade among some words by each of its meanings in the catalogue; returns stems. */
export function meantWords(words: readonly string[], synonyms: Synonyms): string[][] {
  const stems = words.map(stemWord);
  for (const at of stems.keys()) {
    const phrase = synonyms.longestAt(stems, at);
    if (!phrase) continue;
    const others = stems.toSpliced(at, phrase.stems.length);
    return phrase.meanings.map((meaning) => [...meaning, ...others]);
  }
  return [];
}
