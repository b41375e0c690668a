import type { Product } from '../model/product.ts';
import { isFullCode } from '../operations/orderingCodes.ts';
import { readTitle } from '../properties/columnTitle.ts';
import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import { type CodeIndex, GrowableCodeIndex } from './codeKeys.ts';
import { type DeniedWord, readDeniedWords } from './deniedWords.ts';
import { uint32Column, uint8Column } from './growableColumn.ts';
import { fieldQuality, indexedStems, type OnWritten, productStems, splitName } from './productWords.ts';
import { createSizeReader, propertyOfValue, type SizeReading } from './sizeReading.ts';
import { readStatedMaterials } from './statedMaterials.ts';
import { storedValue } from './storedValue.ts';
import { readTextProperties } from './textProperties.ts';
import { GrowableValueTable, type ValueTable, ValueTables } from './valueTable.ts';
import { GrowableWordIndex, type WordIndex } from './wordIndex.ts';
import { stemWord } from './words.ts';

/** A product as the search index reads it. */
export type IndexedProduct = Pick<
  Product,
  'name' | 'description' | 'keywords' | 'category' | 'categoryPath' | 'specification' | 'isBestseller'
> & {
  /** Order among equal products. @default order of insertion */
  id?: number;
};

/** Products and sizes as a column store. Sizes are numbered in the order of their products. */
export interface SizeIndex {
  productCount: number;
  sizeCount: number;
  /** Product ids by number. */
  ids: Uint32Array;
  /** Whether a product is present (not removed). */
  isLive: Uint8Array;
  /** First size of each product, with the total number of sizes at the end. */
  firstSize: Uint32Array;
  productOfSize: Uint32Array;
  /** Codes of the sizes, as written in the tables. */
  codes: readonly string[];
  isBestseller: Uint8Array;
  /** Number of words in each name, to rate the share of it that a query contains. */
  nameLength: Uint8Array;
  /** Number of words in each name without its details. */
  nounPhraseLength: Uint8Array;
  properties: readonly PropertyDefinition[];
  /** Values of sizes and of product texts, by dimension or kind. */
  sizeValues: ReadonlyMap<string, ValueTable>;
  productValues: ReadonlyMap<string, ValueTable>;
  /** Short cell texts, as indices into `texts`. */
  textValues: ValueTable;
  texts: readonly string[];
  words: WordIndex;
  codeIndex: CodeIndex;
  /** Codes that only occur in product texts; their targets are products. */
  textCodes: CodeIndex;
}

/** Codes mentioned in a text: 'EV-TF-8-2' in a description, or in a table that cannot be parsed. */
const namedCodes = (text: string) =>
  (text.match(/\p{Lu}{2,}(?:-[\p{Lu}\p{N}.]*[\p{Lu}\p{N}])+/gu) ?? []).filter(isFullCode);

/** Maximum number of distinct cell texts offered as values; others are only found by their words. */
const maxTexts = 100_000;
/** Maximum number of properties; each title without a definition is its own property. */
const maxProperties = 65_000;
/** Maximum number of titles and cells whose words are cached. */
const maxRemembered = 20_000;

/** An index that supports adding and removing products. To change a product, remove and add it again. */
export class GrowableSizeIndex {
  readonly #ids = uint32Column();
  readonly #isLive = uint8Column();
  readonly #firstSize = uint32Column();
  readonly #productOfSize = uint32Column();
  readonly #codes: string[] = [];
  readonly #isBestseller = uint8Column();
  readonly #nameLength = uint8Column();
  readonly #nounPhraseLength = uint8Column();
  readonly #properties: PropertyDefinition[] = [];
  readonly #propertyNumbers = new Map<string, number>();
  readonly #sizeValues = new ValueTables();
  readonly #productValues = new ValueTables();
  readonly #textValues = new GrowableValueTable(1);
  readonly #texts: string[] = [];
  readonly #textNumbers = new Map<string, number>();
  readonly #words: GrowableWordIndex;
  readonly #codeIndex = new GrowableCodeIndex();
  readonly #textCodes = new GrowableCodeIndex();
  readonly #titleStems = new Map<string, TitleStems>();
  readonly #readSizes = createSizeReader();
  #removedCount = 0;

  readonly #onWritten: OnWritten;

  constructor(onNewWord: (word: string) => void = () => undefined, onWritten: OnWritten = () => undefined) {
    this.#onWritten = onWritten;
    this.#words = new GrowableWordIndex(onNewWord);
    this.#firstSize.push(0);
  }

  /** Number of products, and of removed ones, which cost memory and time until the index is rebuilt. */
  get counts() {
    return { products: this.#ids.length, removed: this.#removedCount, sizes: this.#codes.length };
  }

  /** Adds a product and returns its number; `sizes` are its already parsed sizes, if available. */
  add(
    product: IndexedProduct,
    sizes: Iterable<SizeReading> = this.#readSizes(product.specification),
  ): number {
    const number = this.#ids.length;
    this.#ids.push(product.id ?? number);
    this.#isLive.push(1);
    this.#isBestseller.push(product.isBestseller ? 1 : 0);
    this.#nameLength.push(countStems(product.name));
    this.#nounPhraseLength.push(countStems(splitName(product.name).nounPhrase));
    const words = productStems(withCategory(product), this.#onWritten);
    const denied = readDeniedWords(product);
    for (const material of readStatedMaterials(product.description))
      words.set(material, fieldQuality.description);
    for (const size of sizes) this.#addSize(size, number, words, denied);
    this.#firstSize.push(this.#codes.length);
    this.#words.addProduct(number, words);
    this.#addTexts(product, number);
    return number;
  }

  remove(product: number): void {
    this.#isLive.set(product, 0);
    this.#removedCount += 1;
  }

  #addSize(
    { code, cells }: SizeReading,
    product: number,
    productWords: Map<string, number>,
    denied: readonly DeniedWord[],
  ): void {
    const number = this.#codes.length;
    this.#codes.push(code);
    this.#codeIndex.add(code, number);
    this.#productOfSize.push(product);
    const words = new Set<string>();
    for (const { title, text, values } of cells) {
      const stems = this.#stemsOf(title);
      for (const stem of stems.ofTitle) {
        if ((productWords.get(stem) ?? 0) < fieldQuality.title) productWords.set(stem, fieldQuality.title);
      }
      for (const stem of stems.read(text)) words.add(stem);
      for (const value of values) {
        const property = this.#property(value.key, () => propertyOfValue(value, title));
        if (property === null) continue;
        if (value.table === 'text') this.#addText(number, property, value.text);
        else this.#sizeValues.add(value.table, number, property, value.numbers);
      }
    }
    for (const { subject, word } of denied) if ([...subject].some((stem) => words.has(stem))) words.add(word);
    this.#words.addSize(number, words);
  }

  #addText(size: number, property: number, text: string): void {
    let number = this.#textNumbers.get(text);
    if (number === undefined) {
      if (this.#texts.length >= maxTexts) return;
      number = this.#texts.push(text) - 1;
      this.#textNumbers.set(text, number);
    }
    this.#textValues.add(size, property, [number]);
  }

  #addTexts(product: IndexedProduct, number: number): void {
    for (const { property, value } of readTextProperties(product)) {
      const stored = storedValue(value, Number.NaN);
      const known = this.#property(property.key, () => property);
      if (stored && known !== null) this.#productValues.add(stored.table, number, known, stored.numbers);
    }
    const { specification, description } = product;
    const texts = `${description} ${specification.status === 'invalid' ? specification.raw.slice(0, 20_000) : ''}`;
    for (const code of namedCodes(texts)) this.#textCodes.add(code, number);
  }

  #property(key: string, define: () => PropertyDefinition): number | null {
    const known = this.#propertyNumbers.get(key);
    if (known !== undefined) return known;
    if (this.#properties.length >= maxProperties) return null;
    const added = this.#properties.push({ ...define(), key }) - 1;
    this.#propertyNumbers.set(key, added);
    return added;
  }

  #stemsOf(title: string): TitleStems {
    const known = this.#titleStems.get(title);
    if (known) return known;
    if (this.#titleStems.size >= maxRemembered) this.#titleStems.clear();
    const added = createTitleStems(title, this.#onWritten);
    this.#titleStems.set(title, added);
    return added;
  }

  /** Returns a snapshot of the index. It does not include products that are added later. */
  view(): SizeIndex {
    return {
      productCount: this.#ids.length,
      sizeCount: this.#codes.length,
      ids: this.#ids.view,
      isLive: this.#isLive.view,
      firstSize: this.#firstSize.view,
      productOfSize: this.#productOfSize.view,
      codes: this.#codes,
      isBestseller: this.#isBestseller.view,
      nameLength: this.#nameLength.view,
      nounPhraseLength: this.#nounPhraseLength.view,
      properties: this.#properties,
      sizeValues: this.#sizeValues.tables,
      productValues: this.#productValues.tables,
      textValues: this.#textValues,
      texts: this.#texts,
      words: this.#words.words,
      codeIndex: this.#codeIndex,
      textCodes: this.#textCodes,
    };
  }
}

const countStems = (text: string) => Math.min(255, new Set(indexedStems(text)).size);

const withCategory = (product: IndexedProduct) => ({
  ...product,
  categoryPath: product.categoryPath.length > 0 ? product.categoryPath : [product.category],
});

/** Words of a title and of the cells below it. */
interface TitleStems {
  ofTitle: readonly string[];
  read: (cell: string) => readonly string[];
}

function createTitleStems(title: string, onWritten: OnWritten): TitleStems {
  const { label } = readTitle(title);
  const lastWord = indexedStems(label).findLast((stem) => !stem.includes('_')) ?? '';
  const numbered = numberedTitle.test(label) ? stemWord(label) : '';
  const known = new Map<string, readonly string[]>();
  const ofTitle = indexedStems(readTitle(title).text, onWritten);
  return {
    ofTitle,
    read: (cell) => {
      const before = known.get(cell);
      if (before) return before;
      if (known.size >= maxRemembered) known.clear();
      if (/^yes(?!\p{L})/iu.test(cell)) {
        const stems = [...ofTitle, ...cellStems(cell, lastWord, onWritten)];
        known.set(cell, stems);
        return stems;
      }
      const isNumbered = numbered !== '' && /^\d{1,4}$/.test(cell);
      const stems = isNumbered ? [`${numbered}_${cell}`] : cellStems(cell, lastWord, onWritten);
      known.set(cell, stems);
      return stems;
    },
  };
}

/** Titles whose numbers are names: 'grade 304', 'size 40'. */
const numberedTitle = /^(?:grade|class|size|frame|series)$/;

/** Words of a cell, without codes of other products and plain numbers. */
function cellStems(cell: string, titleWord: string, onWritten: OnWritten): string[] {
  if (isFullCode(cell) || !/\p{L}/u.test(cell)) return [];
  return indexedStems(`${titleWord} ${cell}`, onWritten).filter((stem) => stem !== titleWord);
}
