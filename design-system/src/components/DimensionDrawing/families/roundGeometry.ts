import { across, type DimensionLine, type DrawingView } from '../dimensionGeometry.ts';
import { circle, cross, hatching, hexagon } from '../pathGeometry.ts';

/** A hexagon seen along its axis, with its spanner width. */
export const hexagonView = (detail: string, dimensions: readonly DimensionLine[] = []): DrawingView => ({
  width: 220,
  height: 240,
  outline: hexagon(110, 115, 120),
  detail,
  centre: cross(110, 115, 84),
  dimensions: [across('S', { x: [50, 170], y: 218, from: 150 }), ...dimensions],
});

interface TubeLetters {
  outer?: string;
  inner?: string;
  wall?: string;
}

/** A tube seen along its axis. */
export const tubeView = ({ outer, inner, wall }: TubeLetters): DrawingView => ({
  width: 220,
  height: 220,
  outline: circle(110, 110, 56) + circle(110, 110, 38),
  centre: cross(110, 110, 70),
  dimensions: [
    ...(outer ? [across(outer, { x: [54, 166], y: 186, from: 110 })] : []),
    ...(inner ? [across(inner, { x: [72, 148], y: 36, from: 110 })] : []),
    ...(wall ? [across(wall, { x: [148, 166], y: 186, from: 110 })] : []),
  ],
});

/** The round hole in a panel. */
export const holeView = (letter: string): DrawingView => ({
  width: 220,
  height: 240,
  hatch: hatching(20, 24, 180, 172),
  outline: circle(110, 110, 60),
  centre: cross(110, 110, 74),
  dimensions: [across(letter, { x: [50, 170], y: 218, from: 110 })],
});
