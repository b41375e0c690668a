import type { SizeIndex } from './sizeIndex.ts';
import type { ValueTable } from './valueTable.ts';

/** Sizes in scope, as half-open ranges of their numbers, sorted and disjoint. */
export type SizeRuns = readonly (readonly [from: number, end: number])[];

/** Cost of looking up a size, relative to scanning one. */
const lookUpCost = 24;

/** Returns the sizes of products as runs, merging adjacent ones. */
export function runsOfProducts({ firstSize, productCount }: SizeIndex, products: Iterable<number>): SizeRuns {
  const isWanted = new Uint8Array(productCount);
  for (const product of products) isWanted[product] = 1;
  return runsOfScope(firstSize, isWanted);
}

/** Returns the sizes of marked products as runs. */
export function runsOfScope(firstSize: Uint32Array, isWanted: Uint8Array): SizeRuns {
  const runs: [number, number][] = [];
  for (let product = 0; product < isWanted.length; product += 1) {
    if (!isWanted[product]) continue;
    const [from = 0, end = 0] = [firstSize[product], firstSize[product + 1]];
    if (from === end) continue;
    const last = runs.at(-1);
    if (last?.[1] === from) last[1] = end;
    else runs.push([from, end]);
  }
  return runs;
}

/**
 * Returns the rows that may belong to some sizes, as ranges of their positions. A few sizes are scanned up by
 * binary search, since rows are sorted by size; for many, the entire table is returned, including rows of
 * other sizes.
 * @param rows the rows of one property; the entire table by default
 */
export function rowRanges(
  { owner }: Pick<ValueTable, 'owner'>,
  runs: SizeRuns,
  rows?: Uint32Array,
): SizeRuns {
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return [];
  const length = rows?.length ?? owner.length;
  const isWhole = runs.length * lookUpCost > length;
  const scanned: SizeRuns = isWhole ? [[first[0], last[1]]] : runs;
  const at = (size: number) => firstPosition(owner, rows, size);
  return scanned.map(([from, end]) => [at(from), at(end)] as const).filter(([from, end]) => from < end);
}

/** The first index whose owner is at or above a size. */
function firstPosition(owner: Uint32Array, rows: Uint32Array | undefined, size: number): number {
  let [low, high] = [0, rows?.length ?? owner.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((owner[rows ? (rows[middle] ?? 0) : middle] ?? 0) < size) low = middle + 1;
    else high = middle;
  }
  return low;
}
