import { clamp } from '../../geometry/index.ts';

/** Lines from the first to the last, both included; none when the last comes before the first. */
export interface Stretch {
  first: number;
  last: number;
}

/** A part of a scrolled length, in px. */
export interface Sight {
  from: number;
  length: number;
}

/** Where each of several lines begins, and behind the last one where they end. */
export function startsOf(sizes: readonly number[]): number[] {
  const starts = [0];
  for (const size of sizes) starts.push((starts.at(-1) ?? 0) + size);
  return starts;
}

/** What is in sight, moved back to a whole step and longer by one: the same until the next step begins. */
export function steppedSight({ from, length }: Sight, stepPx: number): Sight {
  const begin = Math.floor(Math.max(0, from || 0) / stepPx) * stepPx;
  return { from: begin, length: Math.max(0, length || 0) + stepPx };
}

/** Lines of one size that are in sight. */
export function rowsInSight(
  { from, length }: Sight,
  { sizePx, count }: { sizePx: number; count: number },
): Stretch {
  if (!(sizePx > 0)) return { first: 0, last: -1 };
  return {
    first: clamp(Math.floor(from / sizePx), 0, Math.max(0, count - 1)),
    last: Math.min(count, Math.ceil((from + length) / sizePx)) - 1,
  };
}

/** Lines of several sizes that are in sight, by their `startsOf`. */
export function columnsInSight({ from, length }: Sight, starts: readonly number[]): Stretch {
  const count = starts.length - 1;
  const first = Math.max(
    0,
    starts.findLastIndex((start) => start <= from),
  );
  const end = starts.findIndex((start) => start >= from + length);
  return { first: Math.min(first, Math.max(0, count - 1)), last: (end < 0 ? count : Math.max(1, end)) - 1 };
}

/** The indexes of a stretch, and one more wherever it is, in order. */
export function indexesWith({ first, last }: Stretch, index: number): number[] {
  const inside = Array.from({ length: Math.max(0, last - first + 1) }, (_index, at) => first + at);
  if (index < 0) return inside;
  if (index < first) return [index, ...inside];
  return index > last ? [...inside, index] : inside;
}

/** How far to scroll so that a line is in sight, by the shortest way; its beginning counts most. */
export function scrolledTo(
  { from, length }: Sight,
  { start, size }: { start: number; size: number },
): number {
  return start < from ? start : Math.min(start, Math.max(from, start + size - length));
}

/** Distance from an edge at which it begins to pull, in px. */
const reachPx = 32;
const fastestPx = 28;

/** How far to scroll in a frame while something is pulled near an edge of a box, or beyond it. */
export function edgeStep(at: number, { from, to }: { from: number; to: number }): number {
  if (!(to - from > 2 * reachPx)) return 0;
  const beyond = at < from + reachPx ? at - from - reachPx : Math.max(0, at - to + reachPx);
  return Math.round(clamp(beyond / 2, -fastestPx, fastestPx)) || 0;
}
