import { readTitle, withoutUnit } from '../properties/columnTitle.ts';
import { fieldKey } from './facetFields.ts';
import { type CellValue, propertyOfValue, type ReadCell, type SizeReading } from './sizeReading.ts';

/** A cell of a size, or the values that all sizes of a product have under one title. */
interface StatedCell extends ReadCell {
  /** All texts that `text` summarises; it may not name each of them. */
  allTexts?: string;
}

/** A size or product to compare, with its non-empty cells. */
export interface ComparedCells {
  productId: number;
  cells: readonly StatedCell[];
}

/** Value of an item in a row; `header` is the title in its own table when that differs from the row's name. */
export interface ComparedCell {
  text: string;
  header: string | null;
  /** Difference from the first item, with the unit: '+7 A', 'same'; null for values that are not numbers. */
  difference: string | null;
}

export interface ComparedRow {
  name: string;
  /** Empty when the row has no unit or several. */
  unit: string;
  /** In the order of the items; null for an item without a value. */
  cells: readonly (ComparedCell | null)[];
  isEqual: boolean;
}

/** Cells of one row, by the index of their item. */
interface Row {
  /** Meanings of the cells: rows that share one are merged. */
  readonly meanings: Set<string>;
  readonly cells: Map<number, StatedCell>;
  readonly products: Set<number>;
}

/** Row name for the variant from the title of a code column. */
const variantName = 'Variant';

/**
 * Aligns the cells of the compared items: cells with equal titles share a row, then cells of the
 * same property under different titles, unless one table has both. Rows follow the order of the
 * first item's table.
 */
export function compareSizes(items: readonly ComparedCells[]): ComparedRow[] {
  const rows: Row[] = [];
  for (const row of rowsByTitle(items)) {
    const known = rows.find(
      ({ meanings, products }) => sharesAny(meanings, row.meanings) && !sharesAny(products, row.products),
    );
    if (!known) rows.push(row);
    else {
      for (const meaning of row.meanings) known.meanings.add(meaning);
      for (const product of row.products) known.products.add(product);
      for (const [item, cell] of row.cells) known.cells.set(item, cell);
    }
  }
  return rows.map((row) => describeRow(row, items.length));
}

const sharesAny = <Item>(items: ReadonlySet<Item>, others: ReadonlySet<Item>): boolean =>
  [...items].some((item) => others.has(item));

/**
 * Summarises the values of all sizes of a product by title: the single text, the range of numbers,
 * or the first texts.
 */
export function summariseCells(sizes: readonly SizeReading[]): StatedCell[] {
  const byTitle = Map.groupBy(
    sizes.flatMap(({ cells }) => cells),
    ({ title }) => title,
  );
  return [...byTitle].flatMap(([title, cells]) => {
    const [first] = cells;
    if (!first) return [];
    const texts = [...new Set(cells.map(({ text }) => text))];
    if (texts.length === 1) return [first];
    // Keeps the property; it has no single value.
    const values = first.values.map(withoutNumbers);
    return [{ title, text: summaryText(texts), values, allTexts: JSON.stringify(texts.toSorted()) }];
  });
}

const withoutNumbers = (value: CellValue): CellValue => ({ ...value, numbers: [], text: '' });

/** Maximum number of distinct texts listed for a product; the rest are counted. */
const maxNamedTexts = 3;

function summaryText(texts: readonly string[]): string {
  const numbers = texts.map(plainNumber);
  if (numbers.every((number) => number !== null)) return `${Math.min(...numbers)} to ${Math.max(...numbers)}`;
  const named = texts.slice(0, maxNamedTexts).join(', ');
  return texts.length > maxNamedTexts ? `${named} and ${texts.length - maxNamedTexts} more` : named;
}

function rowsByTitle(items: readonly ComparedCells[]): Row[] {
  const rows = new Map<string, Row>();
  for (const [item, { productId, cells }] of items.entries()) {
    for (const cell of cells) {
      const key = cell.title.trim().toLowerCase();
      const row = rows.get(key) ?? { meanings: new Set(), cells: new Map(), products: new Set() };
      // Of two columns with the same title, the first is the selection criterion.
      if (!row.cells.has(item)) row.cells.set(item, cell);
      row.products.add(productId);
      for (const meaning of meaningsOf(cell)) row.meanings.add(meaning);
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

/** Returns the meanings of a cell: its properties, and its column title with conditions. */
function meaningsOf({ title, values }: ReadCell): string[] {
  const { label, conditions, bound } = readTitle(title);
  const under = conditions.map(({ dimension, min, max }) => `${dimension} ${min}..${max}`).join(' ');
  const properties = values
    .filter(({ table }) => table !== 'text')
    .map((value) => fieldKey(propertyOfValue(value, title), value.table));
  return [...new Set([...properties, `title ${label}`])].map(
    (meaning) => `${meaning} ${under} ${bound ?? ''}`,
  );
}

function describeRow({ cells }: Row, itemCount: number): ComparedRow {
  const stated = [...cells.values()];
  const titles = new Set(stated.map(({ title }) => title.trim()));
  const units = new Set(stated.map(({ title }) => readTitle(title).unit?.name ?? ''));
  const unit = units.size === 1 ? ([...units][0] ?? '') : '';
  const isOneSupply = new Set(stated.map(({ title }) => readTitle(title).supply)).size === 1;
  const name = rowName(stated, titles, unit);
  const first = cells.get(0);
  return {
    name,
    unit,
    isEqual: cells.size === itemCount && stated.every((cell) => isSame(cell, stated[0])),
    cells: Array.from({ length: itemCount }, (_, item) => {
      const cell = cells.get(item);
      if (!cell) return null;
      const header = unit === '' ? cell.title.trim() : withoutUnit(cell.title);
      return {
        text: cell.text,
        header: header === '' || header.toLowerCase() === name.toLowerCase() ? null : header,
        difference:
          item > 0 && first && units.size === 1 && isOneSupply ? differenceText(first, cell, unit) : null,
      };
    }),
  };
}

/**
 * The title, if all items share it or it states a condition or limit, which a property's name omits;
 * otherwise the property's name, or the first title.
 */
function rowName(stated: readonly ReadCell[], titles: ReadonlySet<string>, unit: string): string {
  const [first] = stated;
  const [title = ''] = titles;
  if (title === '') return variantName;
  const own = unit === '' ? title : withoutUnit(title);
  const { conditions, bound } = readTitle(title);
  if (titles.size === 1 || conditions.length > 0 || bound !== null) return own;
  const value = first?.values.find(({ table }) => table !== 'text');
  return (value && propertyOfValue(value, title).name) || own;
}

/**
 * Whether two cells are equal: the same text or number in one unit, or equal plain numbers: '0.38' of 'Weight
 * (kg)' and '380' of 'Weight (g)'. Values of longer texts omit words: '6 A gG' and '6 A aM' have the same
 * current.
 */
function isSame(cell: StatedCell, other: StatedCell | undefined): boolean {
  if (!other || cell.allTexts !== other.allTexts) return false;
  const [own, others] = [readTitle(cell.title), readTitle(other.title)];
  if (own.supply !== others.supply) return false;
  const [number, otherNumber] = [plainNumber(cell.text), plainNumber(other.text)];
  const arePlain = number !== null && otherNumber !== null;
  if (own.unit?.name === others.unit?.name) {
    return arePlain ? number === otherNumber : comparable(cell.text) === comparable(other.text);
  }
  const haveNumbers = [cell, other].every(
    ({ values }) => values.length > 0 && values.every(({ numbers }) => numbers.length > 0),
  );
  return arePlain && haveNumbers && valuesText(cell) === valuesText(other);
}

const comparable = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

const valuesText = ({ values }: ReadCell) =>
  JSON.stringify(values.map(({ table, numbers }) => [table, numbers.map(String)]));

const plainNumber = (text: string): number | null =>
  /^[-−+]?\d{1,12}(?:\.\d{1,6})?$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : null;

function differenceText(first: ReadCell, cell: ReadCell, unit: string): string | null {
  const [from, to] = [plainNumber(first.text), plainNumber(cell.text)];
  if (from === null || to === null || unit === '') return null;
  const difference = Number((to - from).toFixed(6));
  if (difference === 0) return 'same';
  return `${difference > 0 ? '+' : '−'}${Math.abs(difference)} ${unit}`;
}
