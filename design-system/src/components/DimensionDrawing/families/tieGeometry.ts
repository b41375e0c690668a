import { horizontal, vertical, type DrawingView } from '../dimensionGeometry.ts';
import { box, circle, cross, steps, verticals } from '../pathGeometry.ts';

export const cableTie: readonly DrawingView[] = [
  {
    width: 332,
    height: 160,
    outline: `M50 70H270l44 8v8l-44 8H50z${box(16, 62, 36, 40, 4)}`,
    detail: `${box(28, 70, 14, 24)}${verticals(steps(96, 8, 14), 74, 16)}`,
    dimensions: [horizontal('L', { x: [16, 314], y: 134, from: 96 }), vertical('W', { x: 244, y: [70, 94] })],
  },
  {
    width: 220,
    height: 220,
    outline: circle(110, 110, 62) + circle(110, 110, 54) + box(96, 38, 34, 20, 3),
    detail: 'M130 44l34-14v8l-34 14',
    centre: cross(110, 110, 20),
    dimensions: [horizontal('D', { x: [56, 164], y: 192, from: 110 })],
  },
];

export const tieMount: readonly DrawingView[] = [
  {
    width: 220,
    height: 210,
    outline: box(52, 32, 116, 116, 6) + circle(110, 90, 14),
    detail: `${box(70, 56, 80, 68, 6)}M70 74h80M70 106h80`,
    centre: cross(110, 90, 26),
    dimensions: [horizontal('B', { x: [52, 168], y: 180, from: 148 })],
  },
  {
    width: 220,
    height: 210,
    outline: `M66 120q6-46 44-46t44 46z${box(52, 120, 116, 16)}${box(84, 96, 52, 24)}`,
    dimensions: [horizontal('W', { x: [84, 136], y: 172, from: 120 })],
  },
];
