import { allowedMistakes, differingBits, editDistance, letterBits } from './editDistance.ts';

interface Entry {
  word: string;
  bits: number;
}

/** Maximum number of corrections compared further; a word has few near ones. */
const maxCorrections = 4;

/** Finds the words nearest to an unknown one. */
export class Speller {
  readonly #byLength = new Map<number, Entry[]>();
  readonly #words = new Set<string>();
  readonly #written = new Map<string, string>();

  /** Adds a word; words with digits are never suggested. */
  add(word: string): void {
    if (word.length < 3 || word.includes('_') || /\d/.test(word) || this.#words.has(word)) return;
    this.#words.add(word);
    const list = this.#byLength.get(word.length) ?? [];
    list.push({ word, bits: letterBits(word) });
    this.#byLength.set(word.length, list);
  }

  /** Removes a word from the suggestions. */
  remove(word: string): void {
    if (!this.#words.delete(word)) return;
    const list = this.#byLength.get(word.length) ?? [];
    this.#byLength.set(
      word.length,
      list.filter((entry) => entry.word !== word),
    );
  }

  /** Stores the spelling of a stem, the shortest of several. */
  addWritten(stem: string, word: string): void {
    const known = this.#written.get(stem);
    if (known === undefined || word.length < known.length) this.#written.set(stem, word);
  }

  /** Returns the spelling of a stem; undefined for an unknown one. */
  written(stem: string): string | undefined {
    return this.#written.get(stem);
  }

  /**
   * Returns the words nearest to a typed one, by its stem or as typed: the ending of 'brsas' is not a plural.
   * Empty when none is near enough.
   */
  correctWord(word: string, stem: string): string[] {
    const byStem = this.correct(stem, word.length);
    return byStem.length > 0 || word === stem ? byStem : this.correct(word);
  }

  /**
   * Returns the words with the fewest errors within the limit; empty when there are none.
   * @param typedLength length of the typed word, when its stem is corrected
   */
  correct(typed: string, typedLength = typed.length): string[] {
    const bits = letterBits(typed);
    let best = allowedMistakes(Math.max(typed.length + 1, typedLength));
    let found: string[] = [];
    for (let length = typed.length - best; length <= typed.length + best; length += 1) {
      const limit = allowedMistakes(Math.max(length, typed.length, typedLength));
      for (const entry of this.#byLength.get(length) ?? []) {
        const allowed = Math.min(best, limit);
        if (differingBits(bits, entry.bits) > 2 * allowed) continue;
        const distance = editDistance(typed, entry.word, allowed);
        if (distance > allowed) continue;
        if (distance < best) found = [];
        best = Math.min(best, distance);
        found.push(entry.word);
      }
    }
    return found.slice(0, maxCorrections);
  }

  /** Words that start with the typed text. */
  complete(start: string): string[] {
    if (start.length < 3) return [];
    const found: string[] = [];
    for (const entries of this.#byLength.values()) {
      for (const { word } of entries) if (word.startsWith(start)) found.push(word);
    }
    return found.toSorted((a, b) => a.length - b.length).slice(0, maxCorrections);
  }
}
