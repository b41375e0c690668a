import {
  type FacetField,
  fieldKey,
  isQuantityTable,
  sizeTable,
  sizeTableNames,
  valueLabel,
} from './facetFields.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { ValueTable } from './valueTable.ts';

/** Value of a filter for sizes that do not state the property. */
export const notStatedValue = '-';

/** A range of a filter; a missing end is infinite. */
export interface FilterRange {
  low: number;
  high: number;
}

/** What is chosen of one property: any of these. */
export interface SizeFilter {
  field: FacetField;
  ranges: readonly FilterRange[];
  labels: ReadonlySet<string>;
  isNotStated: boolean;
}

const number = String.raw`-?\d{1,12}(?:\.\d{1,9})?`;
const rangePattern = new RegExp(String.raw`^(${number})?\.\.(${number})?$`);

/** Reads 'low..high'; null for other texts. Ends the wrong way round are turned. */
export function readRange(text: string): FilterRange | null {
  const match = rangePattern.exec(text);
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  const low = match[1] === undefined ? -Infinity : Number(match[1]);
  const high = match[2] === undefined ? Infinity : Number(match[2]);
  return { low: Math.min(low, high), high: Math.max(low, high) };
}

/** Fields of an index; a new view has its own. */
const knownFields = new WeakMap<SizeIndex, ReadonlyMap<string, FacetField>>();

/** Returns the fields that can be chosen, by the keys that addresses have. */
export function fieldsByKey(index: SizeIndex): ReadonlyMap<string, FacetField> {
  const known = knownFields.get(index);
  if (known) return known;
  const fields = new Map<string, FacetField>();
  for (const table of new Set([...sizeTableNames(index), ...index.productValues.keys()])) {
    for (const property of statedProperties(index, table)) {
      const definition = index.properties[property];
      if (!definition) continue;
      const key = fieldKey(definition, table);
      if (!fields.has(key)) fields.set(key, { key, definition, property, table });
    }
  }
  knownFields.set(index, fields);
  return fields;
}

/** Numbers of the properties that a table has values of. */
function statedProperties(index: SizeIndex, table: string): number[] {
  const isStated = new Uint8Array(index.properties.length);
  for (const values of [sizeTable(index, table), index.productValues.get(table)]) {
    const property = values?.property ?? new Uint16Array();
    for (let row = 0; row < property.length; row += 1) isStated[property[row] ?? 0] = 1;
  }
  return [...isStated.keys()].filter((property) => isStated[property] === 1);
}

/** Reads the chosen values of a field; null when one does not fit it. */
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

/** Returns 1 for the sizes that meet a filter. Where no cell of a product states the property, its texts count. */
export function filterSizes(index: SizeIndex, filter: SizeFilter): Uint8Array {
  const { field, isNotStated } = filter;
  const isMet = new Uint8Array(index.sizeCount);
  const isStated = new Uint8Array(index.sizeCount);
  const statesIt = new Uint8Array(index.productCount);
  const table = sizeTable(index, field.table);
  if (table) {
    eachRowOf(table, field.property, (row, size) => {
      isStated[size] = 1;
      statesIt[index.productOfSize[size] ?? 0] = 1;
      if (meets(index, filter, table, row)) isMet[size] = 1;
    });
  }
  const texts = index.productValues.get(field.table);
  if (texts) {
    eachRowOf(texts, field.property, (row, product) => {
      if (statesIt[product]) return;
      const [from, end] = [index.firstSize[product] ?? 0, index.firstSize[product + 1] ?? 0];
      isStated.fill(1, from, end);
      if (meets(index, filter, texts, row)) isMet.fill(1, from, end);
    });
  }
  if (isNotStated) for (let size = 0; size < isStated.length; size += 1) if (!isStated[size]) isMet[size] = 1;
  return isMet;
}

export function eachRowOf(
  table: ValueTable,
  wanted: number,
  visit: (row: number, owner: number) => void,
): void {
  const { owner, property } = table;
  for (let row = 0; row < property.length; row += 1) {
    if (property[row] === wanted) visit(row, owner[row] ?? 0);
  }
}

/** A range of a `fit` property holds the whole of what is wanted; other ranges reach into it. */
function meets(
  index: SizeIndex,
  { field, ranges, labels }: SizeFilter,
  { numbers }: ValueTable,
  row: number,
): boolean {
  if (!isQuantityTable(field.table)) {
    return labels.has(
      valueLabel(
        index,
        field.table,
        numbers.map((column) => column[row] ?? Number.NaN),
      ),
    );
  }
  const [from = 0, to = 0] = [numbers[0]?.[row], numbers[1]?.[row]];
  const isFit = field.definition.use === 'fit' && from !== to;
  return ranges.some(({ low, high }) => {
    const slack = 1e-9 * Math.max(1, Math.abs(low), Math.abs(high));
    if (isFit && Number.isFinite(low) && Number.isFinite(high))
      return from <= low + slack && to >= high - slack;
    return from <= high + slack && to >= low - slack;
  });
}
