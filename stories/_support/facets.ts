import type { FacetOption } from '@elvora/design-system/FacetGroup';
import type { RangeBar } from '@elvora/design-system/RangeFacet';

const counts: readonly (readonly [string, number])[] = [
  ['M12 × 1.5', 4],
  ['M16 × 1.5', 7],
  ['M20 × 1.5', 16],
  ['M25 × 1.5', 13],
  ['M32 × 1.5', 11],
  ['M40 × 1.5', 8],
  ['M50 × 1.5', 7],
  ['M63 × 1.5', 7],
  ['PG 13.5', 1],
];

/** Threads of cable glands. */
export const threadOptions: readonly FacetOption[] = counts.map(([label, count]) => ({
  value: `thread:${label}`,
  label,
  count,
}));

export const materialOptions: readonly FacetOption[] = [
  { value: 'material:Brass', label: 'Brass', count: 12, isSelected: true },
  { value: 'material:Nylon', label: 'Nylon', count: 3 },
  { value: 'material:Steel', label: 'Steel', count: 0 },
];

const edges = [0, 3, 6, 9, 12, 16, 20, 25, 32, 40, 50, 63, 80];
const heights = [5, 22, 24, 20, 21, 20, 19, 16, 12, 14, 6, 3];

/** Cable diameters, on a scale with finer steps for small cables. */
export const cableBars: readonly RangeBar[] = heights.map((count, at) => ({
  from: edges[at] ?? 0,
  to: edges[at + 1] ?? 0,
  count,
}));
