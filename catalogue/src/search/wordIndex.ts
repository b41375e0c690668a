/** Where a word stands: products with its quality, and sizes whose cells hold it. */
export interface WordPosting {
  products: Uint32Array;
  quality: Float32Array;
  sizes: Uint32Array;
}

export type WordIndex = ReadonlyMap<string, WordPosting>;

/** Collects words of products and sizes in the order of their numbers. */
export class WordIndexBuilder {
  readonly #words = new Map<string, { products: number[]; quality: number[]; sizes: number[] }>();

  #posting(word: string) {
    const known = this.#words.get(word);
    if (known) return known;
    const added = { products: [], quality: [], sizes: [] };
    this.#words.set(word, added);
    return added;
  }

  addProduct(product: number, words: ReadonlyMap<string, number>): void {
    for (const [word, quality] of words) {
      const posting = this.#posting(word);
      posting.products.push(product);
      posting.quality.push(quality);
    }
  }

  addSize(size: number, words: Iterable<string>): void {
    for (const word of words) {
      const { sizes } = this.#posting(word);
      if (sizes.at(-1) !== size) sizes.push(size);
    }
  }

  finish = (): WordIndex =>
    new Map(
      [...this.#words].map(([word, { products, quality, sizes }]) => [
        word,
        {
          products: Uint32Array.from(products),
          quality: Float32Array.from(quality),
          sizes: Uint32Array.from(sizes),
        },
      ]),
    );
}
