import {
  type FacetField,
  isQuantityTable,
  numbersLabel,
  sizeTable,
  textTable,
  valueLabel,
} from './facetFields.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { CellValue } from './sizeReading.ts';
import { rowRanges, type SizeRuns } from './sizeRuns.ts';
import type { PropertyValues, ValueTable } from './valueTable.ts';

/** Value of a filter for sizes that do not state the property. */
const notStatedValue = '-';

/** A range of a filter; a missing end is infinite. */
export interface FilterRange {
  low: number;
  high: number;
}

/** Selected values of one property; any of them may match. */
export interface SizeFilter {
  field: FacetField;
  ranges: readonly FilterRange[];
  labels: ReadonlySet<string>;
  isNotStated: boolean;
}

const number = String.raw`-?(?:\d{1,12}(?:\.\d{0,9})?|\.\d{1,9})`;
const rangePattern = new RegExp(String.raw`^(${number})?\.\.(${number})?$`);

/** Parses 'low..high'; null for other texts. Reversed ends are swapped. */
export function readRange(text: string): FilterRange | null {
  const match = rangePattern.exec(text);
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  const low = match[1] === undefined ? -Infinity : Number(match[1]);
  const high = match[2] === undefined ? Infinity : Number(match[2]);
  return { low: Math.min(low, high), high: Math.max(low, high) };
}

/** Parses the selected values of a field; null when one is invalid for it. */
export function createFilter(field: FacetField, values: readonly string[]): SizeFilter | null {
  const ranges: FilterRange[] = [];
  const labels = new Set<string>();
  for (const value of values) {
    if (value === notStatedValue) continue;
    const range = isQuantityTable(field.table) ? (readRange(value) ?? readRange(`${value}..${value}`)) : null;
    if (range) ranges.push(range);
    else if (isQuantityTable(field.table)) return null;
    else labels.add(value);
  }
  return { field, ranges, labels, isNotStated: values.includes(notStatedValue) };
}

/** Returns 1 for sizes that pass a filter. The product's texts count when none of its cells has the property. */
export function filterSizes(index: SizeIndex, filter: SizeFilter, runs: SizeRuns): Uint8Array {
  const { field, isNotStated } = filter;
  const isMet = new Uint8Array(index.sizeCount);
  const isStated = new Uint8Array(index.sizeCount);
  const table = sizeTable(index, field.table);
  const values = table?.valuesOf(field.property);
  if (table && values) {
    const { owner, value } = table;
    const { rows } = values;
    const isMetBy = metValues(index, filter, { numbers: table.numbers, values });
    for (const [from, end] of rowRanges(table, runs, rows)) {
      for (let at = from; at < end; at += 1) {
        const row = rows[at] ?? 0;
        const size = owner[row] ?? 0;
        isStated[size] = 1;
        if (isMetBy[value[row] ?? 0]) isMet[size] = 1;
      }
    }
  }
  const texts = textTable(index, field.table);
  const textValues = texts?.valuesOf(field.property);
  if (texts && textValues) meetByTexts(index, filter, { texts, values: textValues, isMet, isStated });
  if (isNotStated) {
    for (const [from, end] of runs) {
      for (let size = from; size < end; size += 1) if (!isStated[size]) isMet[size] = 1;
    }
  }
  return isMet;
}

/** Returns 1 for the values of a property that meet a filter. */
function metValues(
  index: SizeIndex,
  filter: SizeFilter,
  { numbers, values: { firstRows } }: { numbers: readonly Float64Array[]; values: PropertyValues },
): Uint8Array {
  const isMet = new Uint8Array(firstRows.length);
  for (let value = 0; value < isMet.length; value += 1)
    isMet[value] = meets(index, filter, numbers, firstRows[value] ?? 0) ? 1 : 0;
  return isMet;
}

function meetByTexts(
  index: SizeIndex,
  filter: SizeFilter,
  found: { texts: ValueTable; values: PropertyValues; isMet: Uint8Array; isStated: Uint8Array },
): void {
  const { firstSize } = index;
  const { texts, values, isMet, isStated } = found;
  const { owner, value, numbers } = texts;
  const isMetBy = metValues(index, filter, { numbers, values });
  let [last, hasValue] = [-1, false];
  for (const row of values.rows) {
    const product = owner[row] ?? 0;
    const [from, end] = [firstSize[product] ?? 0, firstSize[product + 1] ?? 0];
    // Applies the texts once per product, whose rows are adjacent, before they fill `isStated`.
    if (product !== last) hasValue = isStated.subarray(from, end).includes(1);
    last = product;
    if (hasValue) continue;
    isStated.fill(1, from, end);
    if (isMetBy[value[row] ?? 0]) isMet.fill(1, from, end);
  }
}

function meets(index: SizeIndex, filter: SizeFilter, numbers: readonly Float64Array[], row: number): boolean {
  const { field, labels } = filter;
  if (!isQuantityTable(field.table)) {
    const own = numbers.map((column) => column[row] ?? Number.NaN);
    return labels.has(valueLabel(index, field.table, own));
  }
  return meetsRange(filter, numbers[0]?.[row] ?? 0, numbers[1]?.[row] ?? 0);
}

/** Whether a cell value is among the selected values of its property. */
export function meetsFilter(filter: SizeFilter, { table, numbers, text }: CellValue): boolean {
  if (table === 'text') return filter.labels.has(text);
  if (!isQuantityTable(table)) return filter.labels.has(numbersLabel(table, numbers));
  return meetsRange(filter, numbers[0] ?? 0, numbers[1] ?? 0);
}

/**
 * A range of a `fit` property must contain the entire wanted range, which may be half-open; other ranges only
 * need to overlap it.
 */
function meetsRange({ field, ranges }: SizeFilter, from: number, to: number): boolean {
  const isFit = field.definition.use === 'fit' && from !== to;
  return ranges.some(({ low, high }) => {
    const slack = 1e-9 * Math.max(1, Math.abs(Number.isFinite(low) ? low : high));
    if (isFit) {
      const [least, most] = [Number.isFinite(low) ? low : high, Number.isFinite(high) ? high : low];
      return from <= least + slack && to >= most - slack;
    }
    return from <= high + slack && to >= low - slack;
  });
}
