import { splitWords, stemsOf, stemWord } from './words.ts';
import { addedWords } from './vocabulary/addedWords.ts';
import { tradeWords, translatedWords } from './vocabulary/tradeWords.ts';

/** Typed phrases, and phrases of the catalogue with the same meaning. */
export type SynonymRow = readonly [typed: string, meanings: string];

interface Phrase {
  stems: readonly string[];
  meanings: readonly (readonly string[])[];
}

/** Synonyms, indexed by their first word. */
export class Synonyms {
  readonly #byFirst = new Map<string, Phrase[]>();
  /** All words of typed phrases by their stems, so that misspellings of them are corrected, too. */
  readonly words = new Map<string, string>();

  constructor(rows: readonly SynonymRow[]) {
    for (const [typed, meant] of rows) {
      const meanings = phrases(meant);
      for (const stems of phrases(typed)) this.#add({ stems, meanings });
      for (const word of splitWords(typed)) this.words.set(stemWord(word), word);
    }
  }

  #add(phrase: Phrase): void {
    const [first] = phrase.stems;
    if (first === undefined) return;
    const list = this.#byFirst.get(first) ?? [];
    this.#byFirst.set(
      first,
      [...list, phrase].toSorted((a, b) => b.stems.length - a.stems.length),
    );
  }

  /** Returns the longest phrases that start at an index; several when they are ambiguous. */
  longestAt(stems: readonly string[], at: number): Phrase | null {
    const phrases = this.#byFirst.get(stems[at] ?? '') ?? [];
    const [longest, ...others] = phrases.filter((phrase) =>
      phrase.stems.every((stem, offset) => stems[at + offset] === stem),
    );
    if (!longest) return null;
    const same = others.filter(({ stems }) => stems.length === longest.stems.length);
    return { stems: longest.stems, meanings: [longest, ...same].flatMap(({ meanings }) => meanings) };
  }
}

/** The phrases of a row in the form the search compares: the stems of their words, joined by spaces. */
export const phraseKeys = (text: string): string[] => phrases(text).map((stems) => stems.join(' '));

const phrases = (text: string): string[][] =>
  text
    .split(',')
    .map((phrase) => stemsOf(phrase))
    .filter((stems) => stems.length > 0);

/** The built-in synonyms. A new database starts with them; staff edit the stored copy. */
export const defaultSynonyms: readonly SynonymRow[] = [...tradeWords, ...translatedWords, ...addedWords];

/** Synonyms that databases of earlier versions do not have. */
export const addedSynonyms: readonly SynonymRow[] = addedWords;
