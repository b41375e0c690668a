import { clamp } from '../../geometry/index.ts';

/** Lines from the first to the last, both included; none when the last comes before the first. */
export interface IndexRange {
  first: number;
  last: number;
}

/** A part of a scrolled length, in px. */
export interface ScrollSpan {
  from: number;
  length: number;
}

/** Where each of several lines begins, and behind the last one where they end. */
export function startOffsets(sizes: readonly number[]): number[] {
  const starts = [0];
  for (const size of sizes) starts.push((starts.at(-1) ?? 0) + size);
  return starts;
}

/** What is in sight, moved back to a whole step and longer by one: the same until the next step begins. */
export function quantizeSpan({ from, length }: ScrollSpan, stepPx: number): ScrollSpan {
  const begin = Math.floor(Math.max(0, from || 0) / stepPx) * stepPx;
  return { from: begin, length: Math.max(0, length || 0) + stepPx };
}

/** Lines of one size that are in sight. */
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

/** Lines of several sizes that are in sight, by their `startsOf`. */
export function visibleColumns({ from, length }: ScrollSpan, starts: readonly number[]): IndexRange {
  const count = starts.length - 1;
  const first = Math.max(
    0,
    starts.findLastIndex((start) => start <= from),
  );
  const end = starts.findIndex((start) => start >= from + length);
  return { first: Math.min(first, Math.max(0, count - 1)), last: (end < 0 ? count : Math.max(1, end)) - 1 };
}

/** The indexes of a stretch, and one more wherever it is, in order. */
export function indexesIncluding({ first, last }: IndexRange, index: number): number[] {
  const inside = Array.from({ length: Math.max(0, last - first + 1) }, (_index, at) => first + at);
  if (index < 0) return inside;
  if (index < first) return [index, ...inside];
  return index > last ? [...inside, index] : inside;
}

/** How far to scroll so that a line is in sight, by the shortest way; its beginning counts most. */
export function scrollToReveal(
  { from, length }: ScrollSpan,
  { start, size }: { start: number; size: number },
): number {
  return start < from ? start : Math.min(start, Math.max(from, start + size - length));
}

/** Distance from an edge at which it begins to pull, in px. */
const edgeZonePx = 32;
const maxStepPx = 28;

/** How far to scroll in a frame while something is pulled near an edge of a box, or beyond it. */
export function autoScrollStep(at: number, { from, to }: { from: number; to: number }): number {
  if (!(to - from > 2 * edgeZonePx)) return 0;
  const beyond = at < from + edgeZonePx ? at - from - edgeZonePx : Math.max(0, at - to + edgeZonePx);
  return Math.round(clamp(beyond / 2, -maxStepPx, maxStepPx)) || 0;
}
