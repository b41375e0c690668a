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
} from './facetFields.ts';
import { countField, type FieldCounter } from './countField.ts';
import { type Bucket, histogram } from './histogram.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { type CandidateField, facetName, withDistinctNames } from './facetNames.ts';
import { rowRanges, runsOfProducts, type SizeRuns } from './sizeRuns.ts';

/** A value of a facet and the number of sizes with it. */
export interface FacetValue {
  label: string;
  sizeCount: number;
}

/** Selectable values of a property within a set of sizes. */
export interface Facet {
  field: FacetField;
  /** Whether another facet has the same name, so that the unit has to distinguish them. */
  isNameShared: boolean;
  /** Number of sizes with and without a value. */
  sizeCount: number;
  notStatedCount: number;
  /** Lowest and highest bound of quantities; null without a finite one. */
  limits: { low: number; high: number } | null;
  /** Whether any value is a range or open-ended. */
  hasRanges: boolean;
  /** Empty for properties that are not quantities. */
  buckets: readonly Bucket[];
  /**
   * Quantities (single values only), threads and texts that begin with a number are ascending; others by
   * descending frequency.
   */
  values: readonly FacetValue[];
}

/** Sizes that facets count. */
export interface CountedSizes {
  /** Products with sizes in scope. */
  products: readonly number[];
  /** 1 for sizes in scope, whose values are listed. */
  base: Uint8Array;
  /** Filters: the field, and 1 for each size that passes. */
  filters: readonly { field: FacetField; isMet: Uint8Array }[];
}

/** Maximum number of facets in a response. */
const maxFacets = 16;
/** Maximum number of listed values; ranges are shown as a histogram. */
const maxValues = 60;
/** A facet must cover at least this share of the sizes, unless it is chosen. */
const minShare = 0.05;

/** Sizes in scope as runs, and the number of filters that each fails. */
interface SizesInScope {
  runs: SizeRuns;
  /** Number of sizes in scope. */
  sizeCount: number;
  failed: Uint8Array;
}

/**
 * Counts the properties of a set of sizes, those with the widest coverage first. Values include those of all
 * sizes in scope; each is counted among the sizes that meet the filters of the other properties.
 */
export function readFacets(index: SizeIndex, counted: CountedSizes): Facet[] {
  const runs = runsOfProducts(index, counted.products);
  const inScope: SizesInScope = {
    runs,
    sizeCount: countSizes(runs, counted.base, null),
    failed: countFailed(index, counted),
  };
  const isChosen = new Set(counted.filters.map(({ field }) => field.key));
  const totals = createTotals(counted, inScope);
  const facets = chooseFields(index, counted, inScope).flatMap(({ field }) => {
    const own = counted.filters.find((filter) => filter.field.key === field.key)?.isMet ?? null;
    const counter = countField(index, field, { own, base: counted.base, ...inScope });
    const facet = {
      field,
      sizeCount: counter.sizeCount,
      notStatedCount: totals(own) - counter.sizeCount,
      hasRanges: counter.hasRanges,
      ...histogram(counter.ranges),
      values: facetValues(index, field, counter),
    };
    const isWorth = isChosen.has(field.key) || facet.values.length > 1 || facet.hasRanges;
    return isWorth ? [facet] : [];
  });
  const byName = Map.groupBy(facets, ({ field }) => facetName(field));
  return facets.map((facet) => ({
    ...facet,
    isNameShared: (byName.get(facetName(facet.field)) ?? []).length > 1,
  }));
}

/** Counts the sizes in scope, or those that a predicate accepts. */
function countSizes(runs: SizeRuns, base: Uint8Array, accepts: ((size: number) => boolean) | null): number {
  let count = 0;
  for (const [from, end] of runs) {
    for (let size = from; size < end; size += 1) if (base[size] && (!accepts || accepts(size))) count += 1;
  }
  return count;
}

/** Returns the number of sizes that pass all filters except that of one facet; most facets have none. */
function createTotals({ base, filters }: CountedSizes, { runs, failed, sizeCount }: SizesInScope) {
  const ofOthers = filters.length === 0 ? sizeCount : countSizes(runs, base, (size) => !failed[size]);
  return (own: Uint8Array | null): number =>
    own ? countSizes(runs, base, (size) => failed[size] === 1 - (own[size] ?? 0)) : ofOthers;
}

function countFailed(index: SizeIndex, { filters }: CountedSizes): Uint8Array {
  const failed = new Uint8Array(index.sizeCount);
  for (const { isMet } of filters) {
    for (let size = 0; size < failed.length; size += 1)
      failed[size] = (failed[size] ?? 0) + 1 - (isMet[size] ?? 0);
  }
  return failed;
}

/** Selects the properties that distinguish sizes, those with the widest coverage first. */
function chooseFields(index: SizeIndex, counted: CountedSizes, inScope: SizesInScope): CandidateField[] {
  const chosen = new Set(counted.filters.map(({ field }) => field.key));
  const counts = new Map(
    sizeTableNames(index).map((table) => [table, countProperties(index, counted, inScope, table)]),
  );
  const candidates = [...fieldsByKey(index).values()].flatMap((field) => {
    if (field.key.length > maxKeyLength) return [];
    const sizeCount = counts.get(field.table)?.[field.property] ?? 0;
    const isChosen = chosen.has(field.key);
    const isOffered = sizeCount > 0 && isWorthwhile(field.definition, sizeCount, inScope.sizeCount);
    return isChosen || isOffered ? [{ field, sizeCount, isChosen, weight: weightOf(field, sizeCount) }] : [];
  });
  return withDistinctNames(index, candidates, { base: counted.base, runs: inScope.runs })
    .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || byWeight(a, b))
    .slice(0, maxFacets)
    .toSorted(byWeight);
}

const byWeight = (a: CandidateField, b: CandidateField) =>
  b.weight - a.weight || (a.field.key < b.field.key ? -1 : 1);

const isWorthwhile = ({ rank, name }: PropertyDefinition, count: number, total: number) =>
  rank < 3 && name !== '' && count >= minShare * total;

/** Selection criteria count twice as much as secondary properties; texts come after numbers. */
const weightOf = ({ definition, table }: FacetField, count: number) =>
  count * (definition.rank === 1 ? 2 : 1) * (table === 'text' ? 0.5 : 1);

/** Sizes with each property. */
function countProperties(
  index: SizeIndex,
  { base, products }: CountedSizes,
  { runs }: SizesInScope,
  name: string,
): Uint32Array {
  const counts = new Uint32Array(index.properties.length);
  const table = sizeTable(index, name);
  if (table) {
    const { owner, property } = table;
    const lastSize = new Int32Array(index.properties.length).fill(-1);
    for (const [from, end] of rowRanges(table, runs)) {
      for (let row = from; row < end; row += 1) {
        const size = owner[row] ?? 0;
        const number = property[row] ?? 0;
        if (!base[size] || lastSize[number] === size) continue;
        counts[number] = (counts[number] ?? 0) + 1;
        lastSize[number] = size;
      }
    }
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

function facetValues(index: SizeIndex, { table }: FacetField, { values }: FieldCounter): FacetValue[] {
  const frequent = values
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxValues)
    .map(({ order, numbers, count }) => ({
      order,
      label: valueLabel(index, table, numbers),
      sizeCount: count,
    }));
  const isOrdered = isQuantityTable(table) || table === 'thread' || table === 'protection';
  const compare = isOrdered
    ? (a: OrderedValue, b: OrderedValue) => a.order - b.order
    : textOrder(frequent.map(({ label }) => label));
  return frequent.toSorted(compare).map(({ label, sizeCount }) => ({ label, sizeCount }));
}

type OrderedValue = FacetValue & { order: number };

/** Texts that are sizes, such as 20, 20S and 100, are in their natural order; others by descending frequency. */
function textOrder(labels: readonly string[]): (a: FacetValue, b: FacetValue) => number {
  if (labels.every((label) => /^\d/.test(label))) return (a, b) => naturalOrder.compare(a.label, b.label);
  return (a, b) => b.sizeCount - a.sizeCount || (a.label < b.label ? -1 : 1);
}

const naturalOrder = new Intl.Collator('en', { numeric: true });
