import { firstRow } from './facetFields.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { ValueTable } from './valueTable.ts';

/** Sizes that are looked at, as ranges of their numbers: from the first up to the second. In order, apart from each other. */
export type SizeRuns = readonly (readonly [from: number, end: number])[];

/** Sizes that are looked up one by one cost about this much more than those of a scan. */
const lookUpCost = 24;

/** Returns the sizes of products as runs; neighbours are joined. */
export function runsOfProducts({ firstSize }: SizeIndex, products: Iterable<number>): SizeRuns {
  const runs: [number, number][] = [];
  for (const product of [...new Set(products)].toSorted((a, b) => a - b)) {
    const [from = 0, end = 0] = [firstSize[product], firstSize[product + 1]];
    if (from === end) continue;
    const last = runs.at(-1);
    if (last?.[1] === from) last[1] = end;
    else runs.push([from, end]);
  }
  return runs;
}

/**
 * Visits the rows of a table that belong to some sizes. A few sizes are looked up, since rows are in the order of their
 * sizes; for many the whole table is read.
 */
export function eachRow(
  { owner }: Pick<ValueTable, 'owner'>,
  runs: SizeRuns,
  visit: (row: number, size: number) => void,
): void {
  const last = runs.at(-1);
  if (!last) return;
  const isWhole = runs.length * lookUpCost > owner.length;
  const all: SizeRuns = isWhole ? [[runs[0]?.[0] ?? 0, last[1]]] : runs;
  let at = 0;
  for (const [from, end] of all) {
    for (let row = firstRow(owner, from); row < owner.length; row += 1) {
      const size = owner[row] ?? 0;
      if (size >= end) break;
      if (isWhole) {
        while (at < runs.length && size >= (runs[at]?.[1] ?? 0)) at += 1;
        if (size < (runs[at]?.[0] ?? Infinity)) continue;
      }
      visit(row, size);
    }
  }
}
