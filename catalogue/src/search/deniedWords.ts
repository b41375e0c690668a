import { stemsOf, stemWord, stopWords } from './words.ts';

/** A word that a description denies for the sizes that match its subject: 'The fine mat is not washable.' */
export interface DeniedWord {
  /** Stems of the subject; a size matches it if its cells contain one of them. */
  subject: ReadonlySet<string>;
  word: string;
}

/** Returns the index word of sizes for which a description denies a stem. */
export const deniedWord = (stem: string): string => `not_${stem}`;

const denialPattern = /(?<=^|[.;•\n]\s{0,3})(?:The )?(\p{L}[\p{L} -]{2,40}?) (?:is|are) not (\p{L}{4,})/gu;

/** Reads the words that a description denies for some sizes; words of the product's name do not distinguish its sizes. */
export function readDeniedWords({ name, description }: { name: string; description: string }): DeniedWord[] {
  if (!/ (?:is|are) not /.test(description)) return [];
  const ofProduct = new Set(stemsOf(name));
  return [...description.slice(0, 4000).matchAll(denialPattern)].flatMap(([, subject = '', word = '']) => {
    const stems = stemsOf(subject).filter((stem) => !ofProduct.has(stem) && !stopWords.has(stem));
    return stems.length === 0 || stopWords.has(word)
      ? []
      : [{ subject: new Set(stems), word: deniedWord(stemWord(word.toLowerCase())) }];
  });
}
