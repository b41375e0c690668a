/** A bar of a histogram: values from `from` up to but excluding `to`; the last bar includes its end. */
export interface Bucket {
  from: number;
  to: number;
  sizeCount: number;
}

/** Steps within a decade, so that small values are resolved (ISO 3, R10 rounded). */
const steps = [1, 1.2, 1.6, 2, 2.5, 3, 4, 5, 6, 8];

const maxBuckets = 12;

/** Fewer distinct ranges make bars that say no more than their limits. */
const minRanges = 4;

/** Distinct ranges in columns, with the frequency of each. */
export interface CountedRanges {
  low: Float64Array;
  high: Float64Array;
  count: Uint32Array;
}

/**
 * Counts ranges in at most twelve stepped buckets, whose edges are derived from all ranges; a range counts in
 * every bucket it overlaps. Without a finite end there are no limits and no buckets; of fewer than four distinct ranges, limits only.
 */
export function histogram(ranges: CountedRanges): {
  limits: { low: number; high: number } | null;
  buckets: Bucket[];
} {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const column of [ranges.low, ranges.high]) {
    for (const end of column) {
      if (!Number.isFinite(end)) continue;
      if (end < lowest) lowest = end;
      if (end > highest) highest = end;
    }
  }
  if (lowest > highest) return { limits: null, buckets: [] };
  const limits = { low: lowest, high: highest };
  if (!hasRanges(ranges, minRanges)) return { limits, buckets: [] };
  const edges = lowest === highest ? [lowest, highest] : thinned(edgesOf(lowest, highest));
  return { limits, buckets: countBuckets(edges, ranges) };
}

/** Whether there are so many different ranges; those of cells and texts may be equal. */
function hasRanges({ low, high }: CountedRanges, least: number): boolean {
  const different = new Set<string>();
  for (let at = 0; at < low.length && different.size < least; at += 1)
    different.add(`${low[at]} ${high[at]}`);
  return different.size >= least;
}

/** Adds each range at the bucket it begins in and subtracts it after the one it ends in. */
function countBuckets(edges: readonly number[], { low, high, count }: CountedRanges): Bucket[] {
  const changes = new Int32Array(edges.length);
  for (let at = 0; at < low.length; at += 1) {
    const own = count[at] ?? 0;
    const first = bucketOf(edges, low[at] ?? 0);
    const last = bucketOf(edges, high[at] ?? 0);
    changes[first] = (changes[first] ?? 0) + own;
    changes[last + 1] = (changes[last + 1] ?? 0) - own;
  }
  let sizeCount = 0;
  return edges.slice(0, -1).map((from, at) => {
    sizeCount += changes[at] ?? 0;
    return { from, to: edges[at + 1] ?? from, sizeCount };
  });
}

/** The bucket of a value; values out of range are clamped to the first or last. */
function bucketOf(edges: readonly number[], value: number): number {
  let bucket = 0;
  while (bucket < edges.length - 2 && value >= (edges[bucket + 1] ?? 0)) bucket += 1;
  return bucket;
}

/** Edges from the step below the lowest value to the one above the highest. */
function edgesOf(lowest: number, highest: number): number[] {
  if (lowest < 0) return evenEdges(lowest, highest);
  const start = lowest > 0 ? Math.floor(Math.log10(lowest)) : Math.floor(Math.log10(highest)) - 1;
  const all = Array.from({ length: Math.ceil(Math.log10(highest)) - start + 1 }, (_, decade) =>
    steps.map((step) => Number((step * 10 ** (start + decade)).toPrecision(3))),
  ).flat();
  const above = all.find((edge) => edge >= highest) ?? highest;
  const below = lowest === 0 ? 0 : (all.findLast((edge) => edge <= lowest) ?? lowest);
  return [below, ...all.filter((edge) => edge > below && edge < above), above];
}

const evenEdges = (lowest: number, highest: number) =>
  Array.from({ length: maxBuckets + 1 }, (_, at) => lowest + ((highest - lowest) * at) / maxBuckets);

/** Merges neighbours until there are at most twelve buckets. */
function thinned(edges: readonly number[]): number[] {
  const every = Math.ceil((edges.length - 1) / maxBuckets);
  const kept = edges.filter((_edge, at) => at % every === 0);
  const last = edges.at(-1);
  return last !== undefined && kept.at(-1) !== last ? [...kept, last] : kept;
}
