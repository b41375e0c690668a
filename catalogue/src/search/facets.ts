import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import {
  type FacetField,
  fieldsByKey,
  isQuantityTable,
  maxKeyLength,
  sizeTable,
  sizeTableNames,
  textTable,
  valueLabel,
  valueNumber,
} from './facetFields.ts';
import { float64Column, uint8Column } from './growingColumn.ts';
import { type Bucket, histogram } from './histogram.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { eachRow, runsOfProducts, type SizeRuns } from './sizeRuns.ts';

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
  /** Products with sizes that are looked at. */
  products: readonly number[];
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

/** Sizes that are looked at, in order, and how many filters each does not meet. */
interface LookedAt {
  runs: SizeRuns;
  sizes: Uint32Array;
  failed: Uint8Array;
}

/**
 * Counts the properties of some sizes, those that most of them state first. Values are those of all sizes looked at; each is
 * counted among the sizes that meet what is chosen of the other properties.
 */
export function readFacets(index: SizeIndex, counted: CountedSizes): Facet[] {
  const runs = runsOfProducts(index, counted.products);
  const looked: LookedAt = { runs, sizes: sizesIn(runs, counted.base), failed: countFailed(index, counted) };
  const fields = chooseFields(index, counted, looked);
  const counters = countFields(index, fields, counted, looked);
  const isChosen = new Set(counted.filters.map(({ field }) => field.key));
  return fields.flatMap((field) => {
    const counter = counters.get(field);
    const facet = counter && describeFacet(index, field, counter);
    const isWorth = facet && (isChosen.has(field.key) || facet.values.length > 1 || facet.hasRanges);
    return isWorth ? [facet] : [];
  });
}

function sizesIn(runs: SizeRuns, base: Uint8Array): Uint32Array {
  const sizes = new Uint32Array(runs.reduce((sum, [from, end]) => sum + end - from, 0));
  let count = 0;
  for (const [from, end] of runs) {
    for (let size = from; size < end; size += 1) if (base[size]) sizes[count++] = size;
  }
  return sizes.subarray(0, count);
}

function countFailed(index: SizeIndex, { filters }: CountedSizes): Uint8Array {
  const failed = new Uint8Array(index.sizeCount);
  for (const { isMet } of filters) {
    for (let size = 0; size < failed.length; size += 1)
      failed[size] = (failed[size] ?? 0) + 1 - (isMet[size] ?? 0);
  }
  return failed;
}

/** Chooses the properties worth choosing by, those that tell sizes apart and that most state first. */
function chooseFields(index: SizeIndex, counted: CountedSizes, looked: LookedAt): FacetField[] {
  const isChosen = new Set(counted.filters.map(({ field }) => field.key));
  const counts = new Map(
    sizeTableNames(index).map((table) => [table, countProperties(index, counted, looked, table)]),
  );
  const candidates = [...fieldsByKey(index).values()].flatMap((field) => {
    if (field.key.length > maxKeyLength) return [];
    const count = counts.get(field.table)?.[field.property] ?? 0;
    const isOffered = count > 0 && isWorthwhile(field.definition, count, looked.sizes.length);
    return isChosen.has(field.key) || isOffered ? [{ field, count, weight: weightOf(field, count) }] : [];
  });
  const byWeight = (a: { field: FacetField; weight: number }, b: { field: FacetField; weight: number }) =>
    b.weight - a.weight || (a.field.key < b.field.key ? -1 : 1);
  return candidates
    .toSorted(
      (a, b) => Number(isChosen.has(b.field.key)) - Number(isChosen.has(a.field.key)) || byWeight(a, b),
    )
    .slice(0, maxFacets)
    .toSorted(byWeight)
    .map(({ field }) => field);
}

const isWorthwhile = ({ rank, name }: PropertyDefinition, count: number, total: number) =>
  rank < 3 && name !== '' && count >= leastShare * total;

/** Properties that sizes are chosen by count twice as much as those with a second meaning; texts come after numbers. */
const weightOf = ({ definition, table }: FacetField, count: number) =>
  count * (definition.rank === 1 ? 2 : 1) * (table === 'text' ? 0.5 : 1);

/** Sizes with each property. */
function countProperties(
  index: SizeIndex,
  { base, products }: CountedSizes,
  { runs }: LookedAt,
  name: string,
): Uint32Array {
  const counts = new Uint32Array(index.properties.length);
  const table = sizeTable(index, name);
  if (table) {
    const { property } = table;
    const lastSize = new Int32Array(index.properties.length).fill(-1);
    eachRow(table, runs, (row, size) => {
      const number = property[row] ?? 0;
      if (!base[size] || lastSize[number] === size) return;
      counts[number] = (counts[number] ?? 0) + 1;
      lastSize[number] = size;
    });
  }
  const texts = textTable(index, name);
  if (texts) {
    const { owner, property } = texts;
    const isLookedAt = new Uint8Array(index.productCount);
    for (const product of products) isLookedAt[product] = 1;
    const lastProduct = new Int32Array(index.properties.length).fill(-1);
    for (let row = 0; row < owner.length; row += 1) {
      const product = owner[row] ?? 0;
      const number = property[row] ?? 0;
      if (!isLookedAt[product] || lastProduct[number] === product) continue;
      const count = (index.firstSize[product + 1] ?? 0) - (index.firstSize[product] ?? 0);
      counts[number] = (counts[number] ?? 0) + count;
      lastProduct[number] = product;
    }
  }
  return counts;
}

/** Values of one facet while the rows of its table are read. */
class FacetCounter {
  readonly values = new Map<number, { numbers: number[]; count: number; lastSize: number }>();
  readonly low = float64Column();
  readonly high = float64Column();
  readonly isCounted = uint8Column();
  /** Products whose tables state the property. */
  readonly statesIt: Uint8Array;
  hasRanges = false;
  sizeCount = 0;
  notStatedCount = 0;
  readonly #table: string;
  readonly #isQuantity: boolean;
  readonly #failed: Uint8Array;
  /** Sizes that meet the choice of this facet itself; null without one. */
  readonly #own: Uint8Array | null;
  #lastSize = -1;

  constructor(
    { productCount }: SizeIndex,
    { table, failed, own }: { table: string; failed: Uint8Array; own: Uint8Array | null },
  ) {
    this.statesIt = new Uint8Array(productCount);
    this.#table = table;
    this.#isQuantity = isQuantityTable(table);
    this.#failed = failed;
    this.#own = own;
  }

  /** Whether a size fails no choice but that of this facet. */
  counts(size: number): boolean {
    return this.#failed[size] === (this.#own && !this.#own[size] ? 1 : 0);
  }

  /** Adds a value; those of a size follow each other. */
  add(numbers: readonly Float64Array[], row: number, size: number): void {
    const count = this.counts(size) ? 1 : 0;
    if (count === 1 && size !== this.#lastSize) this.sizeCount += 1;
    this.#lastSize = size;
    const key = valueNumber(this.#table, numbers, row);
    if (this.#isQuantity) {
      this.low.push(numbers[0]?.[row] ?? 0);
      this.high.push(numbers[1]?.[row] ?? 0);
      this.isCounted.push(count);
      if (Number.isNaN(key)) {
        this.hasRanges = true;
        return;
      }
    }
    const known = this.values.get(key);
    if (!known) {
      const own = numbers.map((column) => column[row] ?? Number.NaN);
      this.values.set(key, { numbers: own, count, lastSize: size });
    } else if (known.lastSize !== size) {
      known.count += count;
      known.lastSize = size;
    }
  }
}

/** Counts several facets, reading each table once. */
function countFields(
  index: SizeIndex,
  fields: readonly FacetField[],
  { base, filters }: CountedSizes,
  { runs, sizes, failed }: LookedAt,
): Map<FacetField, FacetCounter> {
  const counters = new Map(
    fields.map((field) => {
      const own = filters.find((filter) => filter.field.key === field.key)?.isMet ?? null;
      return [field, new FacetCounter(index, { table: field.table, failed, own })];
    }),
  );
  for (const [table, own] of Map.groupBy(fields, (field) => field.table)) {
    const byProperty = new Map(own.map((field) => [field.property, counters.get(field)]));
    countTable(index, table, byProperty, { base, runs });
  }
  for (const counter of counters.values()) {
    let total = 0;
    for (const size of sizes) if (counter.counts(size)) total += 1;
    counter.notStatedCount = total - counter.sizeCount;
  }
  return counters;
}

function countTable(
  index: SizeIndex,
  name: string,
  counters: ReadonlyMap<number, FacetCounter | undefined>,
  { base, runs }: { base: Uint8Array; runs: SizeRuns },
): void {
  const byProperty = index.properties.map((_property, number) => counters.get(number));
  const table = sizeTable(index, name);
  if (table) {
    const { property, numbers } = table;
    eachRow(table, runs, (row, size) => {
      const counter = byProperty[property[row] ?? 0];
      if (!counter) return;
      counter.statesIt[index.productOfSize[size] ?? 0] = 1;
      if (base[size]) counter.add(numbers, row, size);
    });
  }
  const texts = textTable(index, name);
  if (!texts) return;
  const { owner, property, numbers } = texts;
  for (let from = 0, end = 0; from < owner.length; from = end) {
    const product = owner[from] ?? 0;
    while (end < owner.length && owner[end] === product) end += 1;
    const last = index.firstSize[product + 1] ?? 0;
    for (let size = index.firstSize[product] ?? 0; size < last; size += 1) {
      if (!base[size]) continue;
      for (let row = from; row < end; row += 1) {
        const counter = byProperty[property[row] ?? 0];
        if (counter && !counter.statesIt[product]) counter.add(numbers, row, size);
      }
    }
  }
}

function describeFacet(index: SizeIndex, field: FacetField, counter: FacetCounter): Facet {
  const ranges = { low: counter.low.view, high: counter.high.view, isCounted: counter.isCounted.view };
  return {
    field,
    sizeCount: counter.sizeCount,
    notStatedCount: counter.notStatedCount,
    hasRanges: counter.hasRanges,
    ...histogram(ranges),
    values: facetValues(index, field, counter),
  };
}

function facetValues(index: SizeIndex, { table }: FacetField, { values }: FacetCounter): FacetValue[] {
  const isOrdered = isQuantityTable(table) || table === 'thread' || table === 'protection';
  const frequent = [...values]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .slice(0, maxValues)
    .map(([order, { numbers, count }]) => ({
      order,
      label: valueLabel(index, table, numbers),
      sizeCount: count,
    }));
  const sorted = isOrdered
    ? frequent.toSorted((a, b) => a.order - b.order)
    : frequent.toSorted((a, b) => b.sizeCount - a.sizeCount || (a.label < b.label ? -1 : 1));
  return sorted.map(({ label, sizeCount }) => ({ label, sizeCount }));
}
