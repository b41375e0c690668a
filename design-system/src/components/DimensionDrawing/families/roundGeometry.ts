import { horizontal, type DimensionLine, type DrawingView } from '../dimensionGeometry.ts';
import { circle, cross, hatching, hexagon } from '../pathGeometry.ts';

/** A hexagon seen along its axis, as high as the 120 of its side view, with its spanner width. */
export const hexagonView = (detail: string, dimensions: readonly DimensionLine[] = []): DrawingView => ({
  width: 220,
  height: 240,
  outline: hexagon(110, 115, 104),
  detail,
  centre: cross(110, 115, 76),
  dimensions: [horizontal('S', { x: [58, 162], y: 204, from: 145 }), ...dimensions],
});

/** Returns a thread seen along its axis: the hole, and three quarters of a circle for the root of its thread. */
export const tappedHole = (x: number, y: number, radius: number): string =>
  `${circle(x, y, radius - 5)}M${x} ${y - radius}a${radius} ${radius} 0 1 1-${radius} ${radius}`;

interface Tube {
  outerRadius: number;
  innerRadius: number;
  /** Letters of its dimensions. */
  outer?: string;
  inner?: string;
  wall?: string;
}

/** A tube seen along its axis. */
export function tubeView({ outerRadius, innerRadius, outer, inner, wall }: Tube): DrawingView {
  const [x, y] = [110, outerRadius + 54];
  const below = y + outerRadius + 20;
  return {
    width: 220,
    height: below + 30,
    outline: circle(x, y, outerRadius) + circle(x, y, innerRadius),
    centre: cross(x, y, outerRadius + 12),
    dimensions: [
      ...(outer ? [horizontal(outer, { x: [x - outerRadius, x + outerRadius], y: below, from: y })] : []),
      ...(inner
        ? [horizontal(inner, { x: [x - innerRadius, x + innerRadius], y: y - outerRadius - 18, from: y })]
        : []),
      ...(wall ? [horizontal(wall, { x: [x + innerRadius, x + outerRadius], y: below, from: y })] : []),
    ],
  };
}

/** The hole in a panel for a thread of 72. */
export const holeView = (letter: string): DrawingView => ({
  width: 220,
  height: 240,
  hatch: hatching(20, 24, 180, 172),
  outline: circle(110, 110, 37),
  centre: cross(110, 110, 50),
  dimensions: [horizontal(letter, { x: [73, 147], y: 208, from: 110 })],
});
