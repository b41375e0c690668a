import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import {
  type FacetField,
  fieldKey,
  isQuantityTable,
  sizeTable,
  sizeTableNames,
  valueLabel,
  valueNumber,
} from './facetFields.ts';
import { type Bucket, histogram } from './histogram.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { ValueTable } from './valueTable.ts';

/** A value of a facet and the number of sizes with it. */
export interface FacetValue {
  label: string;
  sizeCount: number;
}

/** What can be chosen of a property among some sizes. */
export interface Facet {
  field: FacetField;
  /** Sizes that state the property, and that do not. */
  sizeCount: number;
  notStatedCount: number;
  /** Lowest and highest end of quantities; null without a finite one. */
  limits: { low: number; high: number } | null;
  /** Whether any value is a range or an open end. */
  hasRanges: boolean;
  /** Of quantities; empty for others. */
  buckets: readonly Bucket[];
  /** In the order of quantities and threads, others the most frequent first; of quantities only single values. */
  values: readonly FacetValue[];
}

/** Sizes that facets count. */
export interface CountedSizes {
  /** 1 for the sizes that are looked at: their values are listed. */
  base: Uint8Array;
  /** What is chosen: the field, and 1 for the sizes that meet it. */
  filters: readonly { field: FacetField; isMet: Uint8Array }[];
}

/** Facets of one answer. */
const maxFacets = 16;
/** Values of a facet that are listed; a range has its histogram. */
const maxValues = 60;
/** A facet is stated by this part of the sizes at least, unless it is chosen. */
const leastShare = 0.05;

/**
 * Counts the properties of some sizes, those that most of them state first. Values are those of all sizes looked at; each is
 * counted among the sizes that meet what is chosen of the other properties.
 */
export function readFacets(index: SizeIndex, counted: CountedSizes): Facet[] {
  const failed = countFailed(index, counted);
  const fields = chooseFields(index, counted);
  return fields.flatMap((field) => {
    const own = counted.filters.find((filter) => filter.field.key === field.key);
    const facet = countFacet(
      index,
      field,
      counted.base,
      (size) => failed[size] === (own && !own.isMet[size] ? 1 : 0),
    );
    const isWorth = own !== undefined || facet.values.length > 1 || facet.hasRanges;
    return isWorth ? [facet] : [];
  });
}

/** How many filters each size does not meet. */
function countFailed(index: SizeIndex, { filters }: CountedSizes): Uint8Array {
  const failed = new Uint8Array(index.sizeCount);
  for (const { isMet } of filters) {
    for (let size = 0; size < failed.length; size += 1)
      if (!isMet[size]) failed[size] = (failed[size] ?? 0) + 1;
  }
  return failed;
}

/** Chooses the properties worth choosing by, those that tell sizes apart and that most state first. */
function chooseFields(index: SizeIndex, { base, filters }: CountedSizes): FacetField[] {
  let total = 0;
  for (let size = 0; size < base.length; size += 1) total += base[size] ?? 0;
  const isChosen = new Set(filters.map(({ field }) => field.key));
  const candidates = sizeTableNames(index).flatMap((table) => {
    const counts = countProperties(index, base, table);
    return index.properties.flatMap((definition, property) => {
      const count = counts[property] ?? 0;
      const key = fieldKey(definition, table);
      if (!isChosen.has(key) && !isOffered(definition, count, total)) return [];
      return count === 0 && !isChosen.has(key)
        ? []
        : [{ field: { key, definition, property, table }, count }];
    });
  });
  return candidates
    .toSorted(
      (a, b) =>
        Number(isChosen.has(b.field.key)) - Number(isChosen.has(a.field.key)) ||
        weight(b.field, b.count) - weight(a.field, a.count) ||
        (a.field.key < b.field.key ? -1 : 1),
    )
    .slice(0, maxFacets)
    .toSorted(
      (a, b) => weight(b.field, b.count) - weight(a.field, a.count) || (a.field.key < b.field.key ? -1 : 1),
    )
    .map(({ field }) => field);
}

const isOffered = ({ rank, name }: PropertyDefinition, count: number, total: number) =>
  rank < 3 && name !== '' && count >= leastShare * total;

/** Properties that sizes are chosen by count twice as much as those with a second meaning; texts come after numbers. */
const weight = ({ definition, table }: FacetField, count: number) =>
  count * (definition.rank === 1 ? 2 : 1) * (table === 'text' ? 0.5 : 1);

/** Sizes with each property. */
function countProperties(index: SizeIndex, base: Uint8Array, name: string): Uint32Array {
  const counts = new Uint32Array(index.properties.length);
  const table = sizeTable(index, name);
  if (table) {
    const { owner, property } = table;
    const lastSize = new Int32Array(index.properties.length).fill(-1);
    for (let row = 0; row < owner.length; row += 1) {
      const size = owner[row] ?? 0;
      if (!base[size]) continue;
      const number = property[row] ?? 0;
      if (lastSize[number] !== size) counts[number] = (counts[number] ?? 0) + 1;
      lastSize[number] = size;
    }
  }
  const texts = index.productValues.get(name);
  texts?.owner.forEach((product, row) => {
    const number = texts.property[row] ?? 0;
    const [from = 0, end = 0] = [index.firstSize[product], index.firstSize[product + 1]];
    if (end > from && base[from]) counts[number] = (counts[number] ?? 0) + (end - from);
  });
  return counts;
}

/** Counts of one facet while its rows are read. */
class FacetCounter {
  readonly values = new Map<number, { numbers: number[]; count: number }>();
  readonly ranges: { low: number; high: number }[] = [];
  hasRanges = false;
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  add(numbers: ValueTable['numbers'], row: number, count: number): void {
    const key = valueNumber(this.#table, numbers, row);
    if (isQuantityTable(this.#table)) {
      const range = { low: numbers[0]?.[row] ?? 0, high: numbers[1]?.[row] ?? 0 };
      if (range.low !== range.high) this.hasRanges = true;
      this.ranges.push(range);
      if (Number.isNaN(key)) return;
    }
    const known = this.values.get(key);
    if (known) known.count += count;
    else this.values.set(key, { numbers: numbers.map((column) => column[row] ?? Number.NaN), count });
  }
}

function countFacet(
  index: SizeIndex,
  field: FacetField,
  base: Uint8Array,
  isCounted: (size: number) => boolean,
): Facet {
  const counter = new FacetCounter(field.table);
  const counted = new FacetCounter(field.table);
  const isStated = new Uint8Array(index.sizeCount);
  const statesIt = new Uint8Array(index.productCount);
  const add = (numbers: ValueTable['numbers'], row: number, size: number) => {
    isStated[size] = 1;
    const isIn = isCounted(size);
    counter.add(numbers, row, isIn ? 1 : 0);
    if (isIn) counted.add(numbers, row, 1);
  };
  const table = sizeTable(index, field.table);
  if (table) {
    const { owner, property, numbers } = table;
    for (let row = 0; row < property.length; row += 1) {
      if (property[row] !== field.property) continue;
      const size = owner[row] ?? 0;
      statesIt[index.productOfSize[size] ?? 0] = 1;
      if (base[size]) add(numbers, row, size);
    }
  }
  const texts = index.productValues.get(field.table);
  if (texts) {
    const { owner, property, numbers } = texts;
    for (let row = 0; row < property.length; row += 1) {
      const product = owner[row] ?? 0;
      if (property[row] !== field.property || statesIt[product]) continue;
      const end = index.firstSize[product + 1] ?? 0;
      for (let size = index.firstSize[product] ?? 0; size < end; size += 1)
        if (base[size]) add(numbers, row, size);
    }
  }
  let [sizeCount, notStatedCount] = [0, 0];
  for (let size = 0; size < base.length; size += 1) {
    if (!base[size] || !isCounted(size)) continue;
    if (isStated[size]) sizeCount += 1;
    else notStatedCount += 1;
  }
  return {
    field,
    sizeCount,
    notStatedCount,
    limits: limitsOf(counter.ranges),
    hasRanges: counter.hasRanges,
    buckets: isQuantityTable(field.table) ? histogram(counter.ranges, counted.ranges) : [],
    values: facetValues(index, field, counter),
  };
}

function limitsOf(ranges: readonly { low: number; high: number }[]) {
  let [low, high] = [Infinity, -Infinity];
  for (const range of ranges) {
    for (const end of [range.low, range.high]) {
      if (!Number.isFinite(end)) continue;
      low = Math.min(low, end);
      high = Math.max(high, end);
    }
  }
  return low <= high ? { low, high } : null;
}

function facetValues(index: SizeIndex, { table }: FacetField, { values }: FacetCounter): FacetValue[] {
  const isOrdered = isQuantityTable(table) || table === 'thread' || table === 'protection';
  const all = [...values].map(([order, { numbers, count }]) => ({
    order,
    label: valueLabel(index, table, numbers),
    sizeCount: count,
  }));
  const frequent = all
    .toSorted((a, b) => b.sizeCount - a.sizeCount || (a.label < b.label ? -1 : 1))
    .slice(0, maxValues);
  const sorted = isOrdered ? frequent.toSorted((a, b) => a.order - b.order) : frequent;
  return sorted.map(({ label, sizeCount }) => ({ label, sizeCount }));
}
