import { createProductSearch } from '@elvora/catalogue/search';
import type { CategoryIndex } from '../categoryIndex.ts';
import type { ProductReading } from '../../store/index.ts';
import type { LoadedProducts } from './sizeEngine.ts';

/** Removed products tolerated before a reload, in addition to a fifth of all. */
const maxRemoved = 500;

/** The products of one process, updated in place: a query runs to completion between two updates. */
export class MutableProducts implements LoadedProducts {
  version: number;
  /** The catalogue version whose category names are indexed. */
  categoriesVersion = -1;
  readonly generation: string;
  /** Version of the synonyms and cross-references; null before they are read. */
  vocabularyRevision: string | null = null;
  readonly search = createProductSearch();
  readonly numbers = new Map<number, number>();
  readonly categories: number[] = [];
  /** Products to reindex because the names of their categories have changed. */
  readonly renamed = new Set<number>();
  /** Number of sizes per product, and of all products not removed. */
  readonly #sizeCounts: number[] = [];
  #liveSizes = 0;
  #paths = new Map<number, readonly string[]>();
  #pathTexts = new Map<number, string>();

  constructor(version: number, generation: string) {
    this.version = version;
    this.generation = generation;
  }

  /** Sets the category names, which are searchable, and records the products whose category names have changed. */
  setCategories({ version, all, path }: CategoryIndex): void {
    if (version <= this.categoriesVersion) return;
    this.categoriesVersion = version;
    const paths = new Map(all.map(({ id }) => [id, path(id).map(({ name }) => name)]));
    const texts = new Map([...paths].map(([id, names]) => [id, names.join('\n')]));
    const changed = new Set(
      [...texts, ...this.#pathTexts]
        .map(([id]) => id)
        .filter((id) => texts.get(id) !== this.#pathTexts.get(id)),
    );
    this.#paths = paths;
    this.#pathTexts = texts;
    if (changed.size === 0) return;
    for (const [id, number] of this.numbers) {
      if (changed.has(this.categories[number] ?? -1)) this.renamed.add(id);
    }
  }

  /** Adds a product; once `maxSizes` is reached, without the sizes of its table. */
  add(product: ProductReading, maxSizes: number): void {
    const { id, categoryId, categoryName, sizes, ...texts } = product;
    const path = (categoryId === null ? undefined : this.#paths.get(categoryId)) ?? [];
    const held = this.#liveSizes + sizes.length <= maxSizes ? sizes : [];
    const number = this.search.add(
      { ...texts, id, category: path.at(-1) ?? categoryName, categoryPath: path },
      held,
    );
    this.#sizeCounts[number] = held.length;
    this.#liveSizes += held.length;
    this.numbers.set(id, number);
    this.categories[number] = categoryId ?? -1;
  }

  remove(id: number): void {
    const number = this.numbers.get(id);
    if (number === undefined) return;
    this.search.remove(number);
    this.#liveSizes -= this.#sizeCounts[number] ?? 0;
    this.numbers.delete(id);
  }

  /** Whether so many products were removed that reloading saves memory. */
  get isWorn(): boolean {
    const { products, removed } = this.search.counts;
    return removed > Math.max(maxRemoved, products / 5);
  }
}
