import { isMaterialWord } from './vocabulary/materialWords.ts';
import { splitWords, stemsOf, stemWord, stopWords } from './words.ts';

/** Quality of a word, by field. */
export const fieldQuality = {
  head: 1,
  compound: 0.97,
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

/** Words of at least this quality are from the name. */
export const nameQuality = fieldQuality.nameDetail;

export interface ProductTexts {
  name: string;
  description: string;
  keywords: readonly string[];
  categoryPath: readonly string[];
}

/** Called with each stem and a word it is derived from. */
export type OnWritten = (stem: string, word: string) => void;

/**
 * Returns the words of a text as they are indexed: stems, and pairs for letters that have no meaning by
 * themselves ('curve_c').
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
    const isPair =
      before && ((isPairWord(word) && !isPairWord(before)) || (isSwitchedWord(before) && word === 'delay'));
    return isPair ? [`${before}_${word}`] : [];
  });
  return [...words.filter((word) => !stopWords.has(word)), ...pairs];
}

/** Words that only have a meaning after another one: letters, and numbers as in 'class 20'. */
export const isPairWord = (word: string) => isLetterWord(word) || /^\d{1,3}$/.test(word);

/** 'On' and 'off' distinguish delays. */
export const isSwitchedWord = (word: string) => word === 'on' || word === 'off';

/** One or two letters: 'C' of 'curve C', 'AC' of 'type AC'. */
export const isLetterWord = (word: string) => /^[a-z]{1,2}$/.test(word);

/** The stems of a product's texts, each with the quality of its best field. */
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
  for (const { part, isOwn } of categoryParts(own, name)) {
    add(part, isOwn ? fieldQuality.category : fieldQuality.ancestor);
    if (isOwn) add(headWord(part), fieldQuality.categoryHead);
  }
  const ofProduct = new Set(stemsOf(`${name} ${own}`));
  for (const keyword of keywords)
    add(keyword, isOfPart(keyword, ofProduct) ? fieldQuality.description : fieldQuality.keyword);
  const { nounPhrase, details } = splitName(name);
  details.forEach((detail) => add(detail, fieldQuality.nameDetail));
  add(nounPhrase, fieldQuality.name);
  add(headWord(nounPhrase), fieldQuality.head);
  const noun = withoutGeneralNoun(nounPhrase);
  for (const stem of compoundStems(noun, own)) {
    if ((stems.get(stem) ?? 0) < fieldQuality.compound) stems.set(stem, fieldQuality.compound);
  }
  add(headWord(noun), fieldQuality.head);
  return stems;
}

/** Whether a keyword states the material of a part, not of the product: 'copper palm' of an aluminium lug. */
function isOfPart(keyword: string, ofProduct: ReadonlySet<string>): boolean {
  const words = splitWords(keyword);
  const noun = words.at(-1) ?? '';
  const isMaterial = words.slice(0, -1).some(isMaterialWord);
  return isMaterial && /^\p{L}+$/u.test(noun) && !isMaterialWord(noun) && !ofProduct.has(stemWord(noun));
}

/** Splits 'Brass Cable Gland, Metric Thread' into the noun phrase and its details. */
export function splitName(name: string): { nounPhrase: string; details: string[] } {
  const [nounPhrase = '', ...details] = name.split(/,|\b(?:for|with|in|without)\b/);
  return { nounPhrase, details };
}

/**
 * Parts of a category such as 'Busbars & Insulators'; a product whose name contains the noun of one part does
 * not belong to the others.
 */
function categoryParts(category: string, name: string): { part: string; isOwn: boolean }[] {
  const inName = new Set(stemsOf(name));
  const parts = category
    .split('&')
    .map((part) => ({ part, isOwn: inName.has(stemWord(headWord(part).toLowerCase())) }));
  return parts.some(({ isOwn }) => isOwn) ? parts : parts.map(({ part }) => ({ part, isOwn: true }));
}

/** Nouns that buyers omit: a 'Push Button Actuator' is a push button. */
const generalNoun = /(?<=\p{L} )(?:actuator|unit)s?\s*$/iu;

const withoutGeneralNoun = (nounPhrase: string): string => nounPhrase.replace(generalNoun, '').trim();

/** Stems of the last words of a name that also end its category: 'Terminal Block' of 'Terminal Blocks' is one noun. */
function compoundStems(nounPhrase: string, category: string): string[] {
  const [words, named] = [stemsOf(nounPhrase), stemsOf(category)];
  const count = words.findLastIndex((word, at) => word !== named[at + named.length - words.length]);
  return words.length - count > 2 ? words.slice(count + 1) : [];
}

/** The head noun of a name: 'Contactor' of 'Power Contactor 9–38 A'. */
const headWord = (name: string): string =>
  name.match(/\p{L}{2,}/gu)?.findLast((word) => !/\d/.test(word) && word.length > 2) ?? '';
