import { readConditions } from './queryConditions.ts';
import { foldQuantities, normaliseQuery } from './queryText.ts';
import { splitWords, stopWords } from './words.ts';

/** Letters alone, which may be a word of a product's texts. */
const nameWord = /^\p{L}{3,}$/u;

/** Returns the words of a query that may name a product: without quantities, their units, and words such as 'with'. */
export const namingWords = (query: string): string[] =>
  splitWords(readConditions(foldQuantities(normaliseQuery(query).toLowerCase()), () => false).rest).filter(
    (word) => nameWord.test(word) && !stopWords.has(word),
  );
