import type { Point, Rect } from '../../geometry/index.ts';

/** Number of coordinates per command; the last two are its end point. */
const argumentCounts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, a: 7, z: 0 };

/**
 * Returns the bounding box of paths. Curves contribute their end points, which are their outermost points;
 * half circles contribute their bulge.
 */
export function pathBounds(path: string): Rect {
  const points = pathPoints(path);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function pathPoints(path: string): Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  let start = at;
  for (const [, command = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const name = command.toLowerCase();
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (name === 'z') at = start;
    const count = argumentCounts[name] ?? 0;
    if (count === 0) continue;
    for (let first = 0; first + count <= numbers.length; first += count) {
      const next = endPoint(name, {
        numbers: numbers.slice(first, first + count),
        from: at,
        isRelative: command === name,
      });
      if (name === 'a') points.push(...halfCircle(at, next));
      if (name === 'm' && first === 0) start = next;
      points.push(next);
      at = next;
    }
  }
  return points;
}

interface Segment {
  numbers: readonly number[];
  from: Point;
  isRelative: boolean;
}

function endPoint(name: string, { numbers, from, isRelative }: Segment): Point {
  const base = isRelative ? from : { x: 0, y: 0 };
  const [last = 0, beforeLast = 0] = numbers.toReversed();
  if (name === 'h') return { x: base.x + last, y: from.y };
  if (name === 'v') return { x: from.x, y: base.y + last };
  return { x: base.x + beforeLast, y: base.y + last };
}

/** Returns the points farthest from the chord of a half circle, for an arc whose ends are level; none for another. */
function halfCircle(from: Point, to: Point): Point[] {
  const radius = Math.abs(to.x - from.x) / 2;
  if (from.y !== to.y) return [];
  const x = (from.x + to.x) / 2;
  return [
    { x, y: from.y - radius },
    { x, y: from.y + radius },
  ];
}
