import { splitWords, stemWord, stopWords } from './words.ts';

/** How much a word of a field says about what a product is. */
export const fieldQuality = {
  head: 1,
  name: 0.85,
  nameDetail: 0.8,
  keyword: 0.75,
  categoryHead: 0.65,
  category: 0.45,
  cell: 0.6,
  title: 0.4,
  ancestor: 0.3,
  description: 0.35,
} as const;

/** Words of this quality and above are from the name. */
export const nameQuality = fieldQuality.nameDetail;

export interface ProductTexts {
  name: string;
  description: string;
  keywords: readonly string[];
  categoryPath: readonly string[];
}

/** Called with each stem and a word that it was made of. */
export type OnWritten = (stem: string, word: string) => void;

/**
 * Returns the words of a text as they are indexed: stems, and pairs with letters that mean nothing alone ('curve_c').
 * @param onWritten receives each word with its stem
 */
export function indexedStems(text: string, onWritten?: OnWritten): string[] {
  const words = splitWords(text).map((word) => {
    const stem = stemWord(word);
    onWritten?.(stem, word);
    return stem;
  });
  const pairs = words.flatMap((word, at) => {
    const before = words[at - 1];
    return before && isPairWord(word) && !isPairWord(before) ? [`${before}_${word}`] : [];
  });
  return [...words.filter((word) => !stopWords.has(word)), ...pairs];
}

/** Words that say something only with the one before them: letters, and numbers as in 'class 20'. */
export const isPairWord = (word: string) => isLetterWord(word) || /^\d{1,3}$/.test(word);

/** One or two letters: 'C' of 'curve C', 'AC' of 'type AC'. */
export const isLetterWord = (word: string) => /^[a-z]{1,2}$/.test(word);

/** The stems of a product's texts with the quality of the best field each stands in. */
export function productStems(
  { name, description, keywords, categoryPath }: ProductTexts,
  onWritten?: OnWritten,
): Map<string, number> {
  const stems = new Map<string, number>();
  const add = (text: string, quality: number) => {
    for (const stem of indexedStems(text, onWritten))
      if ((stems.get(stem) ?? 0) < quality) stems.set(stem, quality);
  };
  add(description, fieldQuality.description);
  categoryPath.slice(0, -1).forEach((category) => add(category, fieldQuality.ancestor));
  const own = categoryPath.at(-1) ?? '';
  add(own, fieldQuality.category);
  for (const part of own.split('&')) add(headWord(part), fieldQuality.categoryHead);
  keywords.forEach((keyword) => add(keyword, fieldQuality.keyword));
  const [article = '', ...details] = name.split(/,|\b(?:for|with|in|without)\b/);
  details.forEach((detail) => add(detail, fieldQuality.nameDetail));
  add(article, fieldQuality.name);
  add(headWord(article), fieldQuality.head);
  return stems;
}

/** The noun a name is about: 'Contactor' of 'Power Contactor 9–38 A'. */
const headWord = (name: string): string =>
  name.match(/\p{L}{2,}/gu)?.findLast((word) => !/\d/.test(word) && word.length > 2) ?? '';
