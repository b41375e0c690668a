import { dimensionUnits } from '../properties/dimension.ts';
import { type FacetField, isQuantityTable, sizeTable } from './facetFields.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { rowRanges, type SizeRuns } from './sizeRuns.ts';

/** A property that a facet can offer. */
export interface CandidateField {
  field: FacetField;
  /** Number of sizes in scope that state it. */
  sizeCount: number;
  /** Chosen properties are always offered. */
  isChosen: boolean;
  weight: number;
}

/** Sizes in scope. */
interface ScopedSizes {
  runs: SizeRuns;
  base: Uint8Array;
}

/**
 * Removes properties that a visitor could not distinguish. A column of names such as 20, 20S and 25 yields
 * both numbers and texts; the property that more sizes have is kept. Quantities in different units keep their
 * name and are distinguished by the unit.
 */
export function withDistinctNames(
  index: SizeIndex,
  candidates: readonly CandidateField[],
  scoped: ScopedSizes,
): CandidateField[] {
  const groups = Map.groupBy(candidates, ({ field }) => facetName(field));
  return [...groups.values()].flatMap((group) =>
    group.length === 1 ? group : distinguishable(index, group, scoped),
  );
}

function distinguishable(
  index: SizeIndex,
  group: readonly CandidateField[],
  scoped: ScopedSizes,
): CandidateField[] {
  const ordered = group.toSorted(
    (a, b) =>
      Number(b.isChosen) - Number(a.isChosen) ||
      b.sizeCount - a.sizeCount ||
      b.weight - a.weight ||
      (a.field.key < b.field.key ? -1 : 1),
  );
  const kept: CandidateField[] = [];
  const stated = new Set<number>();
  for (const candidate of ordered) {
    const sizes = statingSizes(index, candidate.field, scoped);
    const isRepeated = kept.some(({ field }) => unitOf(field) === unitOf(candidate.field));
    if (!candidate.isChosen && (isRepeated || sizes.every((size) => stated.has(size)))) continue;
    kept.push(candidate);
    for (const size of sizes) stated.add(size);
  }
  return kept;
}

/** The name of a facet, normalised for comparison. */
export const facetName = ({ definition }: FacetField): string => definition.name.toLowerCase();

/** The unit that distinguishes a property; empty when it is not a quantity. */
const unitOf = ({ table, definition: { dimension } }: FacetField) =>
  isQuantityTable(table) ? (dimensionUnits[dimension as keyof typeof dimensionUnits] ?? '') : '';

/** Returns the sizes in scope whose cells have a property. */
function statingSizes(
  index: SizeIndex,
  { table: name, property }: FacetField,
  { runs, base }: ScopedSizes,
): number[] {
  const table = sizeTable(index, name);
  const rows = table?.valuesOf(property)?.rows;
  if (!table || !rows) return [];
  return rowRanges(table, runs, rows).flatMap(([from, end]) =>
    [...rows.subarray(from, end)].map((row) => table.owner[row] ?? 0).filter((size) => base[size] === 1),
  );
}
