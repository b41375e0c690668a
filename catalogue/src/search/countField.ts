import { type FacetField, isQuantityTable, sizeTable, textTable, valueNumber } from './facetFields.ts';
import { float64Column, uint32Column } from './growableColumn.ts';
import type { CountedRanges } from './histogram.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { rowRanges, type SizeRuns } from './sizeRuns.ts';
import type { PropertyValues, ValueTable } from './valueTable.ts';

/** The sizes to count. */
interface CountedField {
  runs: SizeRuns;
  /** 1 for sizes in scope. */
  base: Uint8Array;
  /** Number of filters that each size fails. */
  failed: Uint8Array;
  /** 1 for sizes that pass this property's own filter; null without one. */
  own: Uint8Array | null;
}

/** The values of one property within a set of sizes. */
export interface FieldCounter {
  sizeCount: number;
  hasRanges: boolean;
  ranges: CountedRanges;
  /** Single values in order of occurrence; `order` is equal for equal ones. */
  values: readonly { order: number; numbers: number[]; count: number }[];
}

/** Equal values of texts and cells are merged. */
class ValueCounts {
  readonly values: { order: number; numbers: number[]; count: number }[] = [];
  readonly #numbers = new Map<number, number>();
  #lastSizes = new Int32Array(64).fill(-1);

  /** Returns the index of a value in the list, adding it if it is new. */
  find(order: number, numbers: readonly Float64Array[], row: number): number {
    const known = this.#numbers.get(order);
    if (known !== undefined) return known;
    const added = this.values.length;
    this.values.push({ order, numbers: numbers.map((column) => column[row] ?? Number.NaN), count: 0 });
    this.#numbers.set(order, added);
    if (added >= this.#lastSizes.length) {
      const longer = new Int32Array(2 * this.#lastSizes.length).fill(-1);
      longer.set(this.#lastSizes);
      this.#lastSizes = longer;
    }
    return added;
  }

  /** Counts a size once per value; the rows of a size are adjacent. */
  count(at: number, size: number): void {
    const value = this.values[at];
    if (!value || this.#lastSizes[at] === size) return;
    this.#lastSizes[at] = size;
    value.count += 1;
  }
}

/** Markers for a value not yet examined, and for a range. */
const unread = -1;
const range = -2;

/** Counting state for the rows of one table. */
class RowCounter {
  readonly #table: ValueTable;
  readonly #values: PropertyValues;
  readonly #name: string;
  readonly #counts: ValueCounts;
  /** Index of each value in the list. */
  readonly #places: Int32Array;
  /** Number of counted rows per value. */
  readonly #rowCounts: Uint32Array;
  hasRanges = false;

  constructor(
    name: string,
    table: ValueTable,
    { values, counts }: { values: PropertyValues; counts: ValueCounts },
  ) {
    this.#name = name;
    this.#table = table;
    this.#values = values;
    this.#counts = counts;
    this.#places = new Int32Array(values.firstRows.length).fill(unread);
    this.#rowCounts = new Uint32Array(values.firstRows.length);
  }

  /** Adds a value of a size, counted or only listed. */
  add(value: number, size: number, isCounted: boolean): void {
    let place = this.#places[value] ?? unread;
    if (place === unread) {
      place = this.#placeOf(value);
      this.#places[value] = place;
    }
    if (!isCounted) return;
    this.#rowCounts[value] = (this.#rowCounts[value] ?? 0) + 1;
    if (place !== range) this.#counts.count(place, size);
  }

  #placeOf(value: number): number {
    const { numbers } = this.#table;
    const row = this.#values.firstRows[value] ?? 0;
    const order = valueNumber(this.#name, numbers, row);
    if (!Number.isNaN(order) || !isQuantityTable(this.#name)) return this.#counts.find(order, numbers, row);
    this.hasRanges = true;
    return range;
  }

  /** Adds the distinct ranges, with the rows of each. */
  addRanges(add: (low: number, high: number, count: number) => void): void {
    if (!isQuantityTable(this.#name)) return;
    const [low, high] = this.#table.numbers;
    this.#places.forEach((place, value) => {
      if (place === unread) return;
      const row = this.#values.firstRows[value] ?? 0;
      add(low?.[row] ?? 0, high?.[row] ?? 0, this.#rowCounts[value] ?? 0);
    });
  }
}

/**
 * Counts the values of a property, parsing each distinct one once. The product's texts count when none of its
 * cells has the property.
 */
export function countField(index: SizeIndex, field: FacetField, counted: CountedField): FieldCounter {
  const counts = new ValueCounts();
  const texts = textTable(index, field.table);
  const hasValue = texts ? new Uint8Array(index.productCount) : null;
  const table = sizeTable(index, field.table);
  const cells = table && createRows(field, table, counts);
  const written = texts && createRows(field, texts, counts);
  let sizeCount = 0;
  if (table && cells) sizeCount += countCells(index, table, { ...cells, ...counted, hasValue });
  if (texts && written && hasValue)
    sizeCount += countTexts(index, texts, { ...written, ...counted, hasValue });
  return {
    sizeCount,
    hasRanges: (cells?.counter.hasRanges ?? false) || (written?.counter.hasRanges ?? false),
    ranges: rangesOf([cells, written]),
    values: counts.values,
  };
}

interface FieldRows {
  rows: Uint32Array;
  counter: RowCounter;
}

function createRows(
  { property, table: name }: FacetField,
  table: ValueTable,
  counts: ValueCounts,
): FieldRows | null {
  const values = table.valuesOf(property);
  return values ? { rows: values.rows, counter: new RowCounter(name, table, { values, counts }) } : null;
}

/** Counts cells, and returns the number of counted sizes. */
function countCells(
  { productOfSize }: SizeIndex,
  table: ValueTable,
  {
    rows,
    counter,
    runs,
    base,
    failed,
    own,
    hasValue,
  }: FieldRows & CountedField & { hasValue: Uint8Array | null },
): number {
  const { owner, value } = table;
  let [count, last] = [0, -1];
  for (const [from, end] of rowRanges(table, runs, rows)) {
    for (let at = from; at < end; at += 1) {
      const row = rows[at] ?? 0;
      const size = owner[row] ?? 0;
      if (hasValue) hasValue[productOfSize[size] ?? 0] = 1;
      if (!base[size]) continue;
      const isCounted = failed[size] === (own && !own[size] ? 1 : 0);
      if (isCounted && size !== last) count += 1;
      last = size;
      counter.add(value[row] ?? 0, size, isCounted);
    }
  }
  return count;
}

/** Counts the values that product texts state for all sizes, and returns the number of counted sizes. */
function countTexts(
  { firstSize }: SizeIndex,
  { owner, value }: ValueTable,
  { rows, counter, base, failed, own, hasValue }: FieldRows & CountedField & { hasValue: Uint8Array },
): number {
  let count = 0;
  for (let from = 0, end = 0; from < rows.length; from = end) {
    const product = owner[rows[from] ?? 0] ?? 0;
    while (end < rows.length && owner[rows[end] ?? 0] === product) end += 1;
    if (hasValue[product]) continue;
    const last = firstSize[product + 1] ?? 0;
    for (let size = firstSize[product] ?? 0; size < last; size += 1) {
      if (!base[size]) continue;
      const isCounted = failed[size] === (own && !own[size] ? 1 : 0);
      if (isCounted) count += 1;
      for (let at = from; at < end; at += 1) counter.add(value[rows[at] ?? 0] ?? 0, size, isCounted);
    }
  }
  return count;
}

function rangesOf(all: readonly (FieldRows | null | undefined)[]): CountedRanges {
  const [low, high, count] = [float64Column(), float64Column(), uint32Column()];
  for (const rows of all) {
    rows?.counter.addRanges((from, to, rowCount) => {
      low.push(from);
      high.push(to);
      count.push(rowCount);
    });
  }
  return { low: low.view, high: high.view, count: count.view };
}
