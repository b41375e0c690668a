/** A bar of a histogram: values from `from` on and below `to`, the last one with its end. */
export interface Bucket {
  from: number;
  to: number;
  sizeCount: number;
}

/** Steps within a decade, so that small values have room (ISO 3, R10 rounded). */
const steps = [1, 1.2, 1.6, 2, 2.5, 3, 4, 5, 6, 8];

const maxBuckets = 12;

/**
 * Counts ranges over at most twelve stepped buckets, whose edges follow from all ranges looked at; a range counts in every
 * bucket it reaches into. @param counted all ranges when left out
 */
export function histogram(
  ranges: readonly { low: number; high: number }[],
  counted: readonly { low: number; high: number }[] = ranges,
): Bucket[] {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const { low, high } of ranges) {
    for (const end of [low, high]) {
      if (!Number.isFinite(end)) continue;
      lowest = Math.min(lowest, end);
      highest = Math.max(highest, end);
    }
  }
  if (lowest > highest) return [];
  if (lowest === highest) return [{ from: lowest, to: highest, sizeCount: counted.length }];
  const edges = thinned(edgesOf(lowest, highest));
  return edges.slice(0, -1).map((from, at) => {
    const to = edges[at + 1] ?? from;
    const isLast = at === edges.length - 2;
    let sizeCount = 0;
    for (const { low, high } of counted) if ((isLast ? low <= to : low < to) && high >= from) sizeCount += 1;
    return { from, to, sizeCount };
  });
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

/** Joins neighbours until there are at most twelve buckets. */
function thinned(edges: readonly number[]): number[] {
  const every = Math.ceil((edges.length - 1) / maxBuckets);
  const kept = edges.filter((_edge, at) => at % every === 0);
  const last = edges.at(-1);
  return last !== undefined && kept.at(-1) !== last ? [...kept, last] : kept;
}
