import type { Product } from '../model/product.ts';
import type { ProductSize } from '../model/size.ts';
import { isFullCode } from '../operations/orderingCodes.ts';
import { readSizes } from '../operations/productSizes.ts';
import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import type { ReadValue } from '../properties/readProperty.ts';
import { createCellReader } from '../properties/tableProperties.ts';
import { type ColumnTitle, readTitle } from '../properties/columnTitle.ts';
import { type CodeIndex, indexCodes } from './codeKeys.ts';
import { fieldQuality, indexedStems, productStems } from './productWords.ts';
import { readCounts, readTextProperties } from './textProperties.ts';
import { storedValue } from './storedValue.ts';
import { type ValueTable, ValueTables } from './valueTable.ts';
import { type WordIndex, WordIndexBuilder } from './wordIndex.ts';

export type IndexedProduct = Pick<
  Product,
  'name' | 'description' | 'keywords' | 'category' | 'categoryPath' | 'specification' | 'isBestseller'
>;

/** Products and sizes as the search reads them, in columns. Sizes are numbered in the order of their products. */
export interface SizeIndex {
  productCount: number;
  sizeCount: number;
  /** First size of each product, and the number of all sizes at the end. */
  firstSize: Uint32Array;
  productOfSize: Uint32Array;
  /** Codes of the sizes, as the tables write them. */
  codes: readonly string[];
  isBestseller: Uint8Array;
  /** Number of words of each name, for how much of it a question holds. */
  nameLength: Uint8Array;
  properties: readonly PropertyDefinition[];
  /** Values of sizes and of the texts of products, by dimension or kind. */
  sizeValues: ReadonlyMap<string, ValueTable>;
  productValues: ReadonlyMap<string, ValueTable>;
  words: WordIndex;
  codeIndex: CodeIndex;
  /** Codes that only the texts of products name; their targets are products. */
  textCodes: CodeIndex;
}

/** Builds the index of products; each is read once. */
export function buildSizeIndex(products: readonly IndexedProduct[]): SizeIndex {
  const builder = new SizeIndexBuilder();
  for (const product of products) builder.add(product);
  return builder.finish();
}

/** Codes named by a text: 'EV-TF-8-2' of a description, or of a table that cannot be read. */
const namedCodes = (text: string) =>
  (text.match(/\p{Lu}{2,}(?:-[\p{Lu}\p{N}.]*[\p{Lu}\p{N}])+/gu) ?? []).filter(isFullCode);

class SizeIndexBuilder {
  readonly #firstSize: number[] = [];
  readonly #productOfSize: number[] = [];
  readonly #codes: string[] = [];
  readonly #isBestseller: number[] = [];
  readonly #nameLength: number[] = [];
  readonly #properties: PropertyDefinition[] = [];
  readonly #propertyNumbers = new Map<string, number>();
  readonly #sizeValues = new ValueTables();
  readonly #productValues = new ValueTables();
  readonly #words = new WordIndexBuilder();
  readonly #textCodes: { codes: string[]; products: number[] } = { codes: [], products: [] };
  readonly #readers = new Map<string, TitleReader>();

  add(product: IndexedProduct): void {
    const number = this.#firstSize.length;
    this.#firstSize.push(this.#codes.length);
    this.#isBestseller.push(product.isBestseller ? 1 : 0);
    this.#nameLength.push(new Set(indexedStems(product.name)).size);
    const sizes = readSizes(product.specification);
    const words = productStems(withCategory(product));
    for (const size of sizes) this.#addSize(size, number, words);
    this.#words.addProduct(number, words);
    this.#addTexts(product, number);
    if (this.#readers.size > 20_000) this.#readers.clear();
  }

  #addSize(size: ProductSize, product: number, productWords: Map<string, number>): void {
    const number = this.#codes.length;
    this.#codes.push(size.code);
    this.#productOfSize.push(product);
    const words = new Set<string>();
    for (const { title, text } of [...size.variants.map((text) => ({ title: '', text })), ...size.values]) {
      const reader = this.#reader(title);
      for (const stem of reader.titleStems) {
        if ((productWords.get(stem) ?? 0) < fieldQuality.title) productWords.set(stem, fieldQuality.title);
      }
      const cell = reader.read(text);
      for (const stem of cell.stems) words.add(stem);
      for (const { property, table, numbers } of cell.values) {
        this.#sizeValues.add(table, number, this.#property(property), numbers);
      }
    }
    this.#words.addSize(number, words);
  }

  #addTexts(product: IndexedProduct, number: number): void {
    for (const { property, value } of readTextProperties(product)) {
      const stored = storedValue(value, Number.NaN);
      if (stored) this.#productValues.add(stored.table, number, this.#property(property), stored.numbers);
    }
    const { specification, description } = product;
    const texts = `${description} ${specification.status === 'invalid' ? specification.raw.slice(0, 20_000) : ''}`;
    for (const code of namedCodes(texts)) {
      this.#textCodes.codes.push(code);
      this.#textCodes.products.push(number);
    }
  }

  #property(property: PropertyDefinition): number {
    const known = this.#propertyNumbers.get(property.key);
    if (known !== undefined) return known;
    const added = this.#properties.push(property) - 1;
    this.#propertyNumbers.set(property.key, added);
    return added;
  }

  #reader(title: string): TitleReader {
    const known = this.#readers.get(title);
    if (known) return known;
    const added = createTitleReader(title);
    this.#readers.set(title, added);
    return added;
  }

  finish(): SizeIndex {
    return {
      productCount: this.#firstSize.length,
      sizeCount: this.#codes.length,
      firstSize: Uint32Array.from([...this.#firstSize, this.#codes.length]),
      productOfSize: Uint32Array.from(this.#productOfSize),
      codes: this.#codes,
      isBestseller: Uint8Array.from(this.#isBestseller),
      nameLength: Uint8Array.from(this.#nameLength),
      properties: this.#properties,
      sizeValues: this.#sizeValues.finish(),
      productValues: this.#productValues.finish(),
      words: this.#words.finish(),
      codeIndex: indexCodes(this.#codes, [...this.#codes.keys()]),
      textCodes: indexCodes(this.#textCodes.codes, this.#textCodes.products),
    };
  }
}

const withCategory = (product: IndexedProduct) => ({
  ...product,
  categoryPath: product.categoryPath.length > 0 ? product.categoryPath : [product.category],
});

interface IndexedCell {
  stems: readonly string[];
  values: readonly { property: PropertyDefinition; table: string; numbers: number[] }[];
}

interface TitleReader {
  titleStems: readonly string[];
  read: (text: string) => IndexedCell;
}

/** Reads the cells of columns with one title; equal cells are read once. */
function createTitleReader(text: string): TitleReader {
  const title = readTitle(text);
  const readCell = createCellReader(title);
  const ratedAt = ratedVoltage(title);
  const lastWord = indexedStems(title.label).findLast((stem) => !stem.includes('_')) ?? '';
  const known = new Map<string, IndexedCell>();
  return {
    titleStems: indexedStems(title.text),
    read: (cell) => {
      const before = known.get(cell);
      if (before) return before;
      const { properties } = readCell(cell);
      const isText = properties.every(({ value }) => value.kind === 'text');
      const counts = isText ? readCounts(cell.slice(0, 500)) : [];
      const indexed = {
        stems: cellStems(cell, lastWord),
        values: storedValues([...properties, ...counts], ratedAt),
      };
      known.set(cell, indexed);
      return indexed;
    },
  };
}

const ratedVoltage = ({ conditions }: ColumnTitle) =>
  conditions.find(({ dimension }) => dimension === 'voltage')?.max ?? Number.NaN;

const storedValues = (properties: readonly ReadValue[], ratedAt: number) =>
  properties.flatMap(({ property, value }) => {
    const stored = storedValue(value, ratedAt);
    return stored ? [{ property, ...stored }] : [];
  });

/** Words of a cell, of at most 500 letters. Codes of other products and plain numbers are no words of a size. */
function cellStems(cell: string, titleWord: string): string[] {
  const text = cell.slice(0, 500);
  if (isFullCode(text) || !/\p{L}/u.test(text)) return [];
  return indexedStems(`${titleWord} ${text}`).filter((stem) => stem !== titleWord);
}
