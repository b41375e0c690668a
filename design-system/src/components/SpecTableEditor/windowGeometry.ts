import { clamp } from '../../geometry/index.ts';

/** Indexes from `first` to `last`, both included; empty when `last` is less than `first`. */
export interface IndexRange {
  first: number;
  last: number;
}

/** The visible part of a scrolled length, in px. */
export interface ScrollSpan {
  from: number;
  length: number;
}

/** Returns the start of each size in a sequence, and the end of the last. */
export function startOffsets(sizes: readonly number[]): number[] {
  const starts = [0];
  for (const size of sizes) starts.push((starts.at(-1) ?? 0) + size);
  return starts;
}

/** Aligns a span to a step and extends it by one, so that it changes only once per step of scrolling. */
export function quantizeSpan({ from, length }: ScrollSpan, stepPx: number): ScrollSpan {
  return {
    from: Math.floor(Math.max(0, from || 0) / stepPx) * stepPx,
    length: Math.max(0, length || 0) + stepPx,
  };
}

/** Returns the visible rows, all of the same height. */
export function visibleRows(
  { from, length }: ScrollSpan,
  { sizePx, count }: { sizePx: number; count: number },
): IndexRange {
  if (!(sizePx > 0)) return { first: 0, last: -1 };
  return {
    first: clamp(Math.floor(from / sizePx), 0, Math.max(0, count - 1)),
    last: Math.min(count, Math.ceil((from + length) / sizePx)) - 1,
  };
}

/** Returns the visible columns, or rows of different heights, by their `startOffsets`. */
export function visibleItems({ from, length }: ScrollSpan, starts: readonly number[]): IndexRange {
  const count = starts.length - 1;
  const first = Math.max(
    0,
    starts.findLastIndex((start) => start <= from),
  );
  const end = starts.findIndex((start) => start >= from + length);
  return { first: Math.min(first, Math.max(0, count - 1)), last: (end < 0 ? count : Math.max(1, end)) - 1 };
}

/** Lists the indexes of a range and one more, in order; a negative one is omitted. */
export function indexesIncluding({ first, last }: IndexRange, index: number): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_index, at) => first + at);
  if (index < 0) return indexes;
  if (index < first) return [index, ...indexes];
  return index > last ? [...indexes, index] : indexes;
}

/** Returns the scroll position that reveals an item with the least scrolling; its start has priority. */
export function scrollToReveal(
  { from, length }: ScrollSpan,
  { start, size }: { start: number; size: number },
): number {
  return start < from ? start : Math.min(start, Math.max(from, start + size - length));
}

/** Distance from an edge at which a drag begins to scroll, in px. */
const edgeZonePx = 32;
const maxStepPx = 28;

/** Returns the px to scroll per frame while a drag is near the edge of a box, or beyond it. */
export function autoScrollStep(at: number, { from, to }: { from: number; to: number }): number {
  if (!(to - from > 2 * edgeZonePx)) return 0;
  const beyond = at < from + edgeZonePx ? at - from - edgeZonePx : Math.max(0, at - to + edgeZonePx);
  return Math.round(clamp(beyond / 2, -maxStepPx, maxStepPx)) || 0;
}
