/** A bar of a histogram: values from `from` up to but excluding `to`, and the number of sizes among them. */
export interface RangeBar {
  from: number;
  to: number;
  count: number;
}

/** Ends of a selected range; null is open. */
export interface ChosenRange {
  low: number | null;
  high: number | null;
}

/** Edges of the bars: the stops of the scale, so that small values are resolved. Empty without a scale. */
export function scaleEdges(bars: readonly RangeBar[]): number[] {
  const last = bars.at(-1);
  const edges = last ? [...bars.map(({ from }) => from), last.to] : [];
  return edges.every((edge, at) => at === 0 || edge > (edges[at - 1] ?? edge)) && edges.length > 2
    ? edges
    : [];
}

/** Position of a value on the scale, from 0 to the number of bars; linear between two edges. */
export function positionOf(value: number, edges: readonly number[]): number {
  const [first = 0] = edges;
  const end = Math.max(0, edges.length - 1);
  if (!(value > first)) return 0;
  const above = edges.findIndex((edge) => edge >= value);
  if (above === -1) return end;
  const low = edges[above - 1] ?? first;
  const high = edges[above] ?? low;
  return high === low ? above : above - 1 + (value - low) / (high - low);
}

/** The edge at a position of a handle. */
export function valueAt(position: number, edges: readonly number[]): number {
  return edges[Math.min(Math.max(Math.round(position), 0), edges.length - 1)] ?? 0;
}

/** Positions of both handles; an open end is at the end of the scale, and reversed ends are swapped. */
export function handlePositions({ low, high }: ChosenRange, edges: readonly number[]): [number, number] {
  const start = low === null ? 0 : positionOf(low, edges);
  const end = high === null ? Math.max(0, edges.length - 1) : positionOf(high, edges);
  return start <= end ? [start, end] : [end, start];
}

/** Range of two handles; a handle at an end of the scale leaves it open. */
export function rangeAt([start, end]: readonly [number, number], edges: readonly number[]): ChosenRange {
  return {
    low: Math.round(start) <= 0 ? null : valueAt(start, edges),
    high: Math.round(end) >= edges.length - 1 ? null : valueAt(end, edges),
  };
}

/** Whether a bar overlaps the selected range; false while nothing is selected. */
export function isBarChosen({ from, to }: RangeBar, { low, high }: ChosenRange): boolean {
  if (low === null && high === null) return false;
  return to > (low ?? -Infinity) && from < (high ?? Infinity);
}

/** Height of the highest bar, in pixels. */
export const histogramHeight = 52;

/** Height of a bar without sizes, in pixels. */
const minBarHeight = 2;

/**
 * Draws some of the bars as vertical lines, in the middle of their unit of width; the data of an SVG path. Heights are shares
 * of the highest of all bars.
 */
export function drawBars(bars: readonly RangeBar[], isDrawn: (bar: RangeBar) => boolean): string {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return bars
    .map((bar, index) => {
      const height = Math.max(minBarHeight, Math.round((bar.count / highest) * histogramHeight));
      return isDrawn(bar) ? `M${index}.5 ${histogramHeight}v-${height}` : '';
    })
    .join('');
}
