import { float32Column, uint32Column } from './growableColumn.ts';

/** Occurrences of a word: products with its quality, and sizes with cells that contain it. */
export interface WordPosting {
  readonly products: Uint32Array;
  readonly quality: Float32Array;
  readonly sizes: Uint32Array;
}

export type WordIndex = ReadonlyMap<string, WordPosting>;

class GrowablePosting implements WordPosting {
  readonly #products = uint32Column();
  readonly #quality = float32Column();
  readonly #sizes = uint32Column();

  get products(): Uint32Array {
    return this.#products.view;
  }

  get quality(): Float32Array {
    return this.#quality.view;
  }

  get sizes(): Uint32Array {
    return this.#sizes.view;
  }

  addProduct(product: number, quality: number): void {
    this.#products.push(product);
    this.#quality.push(quality);
  }

  addSize(size: number): void {
    if (this.#sizes.last() !== size) this.#sizes.push(size);
  }
}

/** Indexes the words of products and sizes, which are added in ascending order. */
export class GrowableWordIndex {
  readonly words = new Map<string, GrowablePosting>();
  readonly #onNewWord: (word: string) => void;

  constructor(onNewWord: (word: string) => void) {
    this.#onNewWord = onNewWord;
  }

  #posting(word: string): GrowablePosting {
    const known = this.words.get(word);
    if (known) return known;
    const added = new GrowablePosting();
    this.words.set(word, added);
    this.#onNewWord(word);
    return added;
  }

  addProduct(product: number, words: ReadonlyMap<string, number>): void {
    for (const [word, quality] of words) this.#posting(word).addProduct(product, quality);
  }

  addSize(size: number, words: Iterable<string>): void {
    for (const word of words) this.#posting(word).addSize(size);
  }
}
