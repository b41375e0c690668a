import { horizontal, vertical, type DrawingView } from '../dimensionGeometry.ts';
import { box, circle, cross } from '../pathGeometry.ts';

export const standoffInsulator: readonly DrawingView[] = [
  {
    width: 332,
    height: 250,
    outline:
      'M116 62h88l8 20-14 14 18 18-14 14 18 18-14 14 14 20v12H100v-12l14-20-14-14 18-18-14-14 18-18-14-14z',
    hidden: 'M148 62v32h24V62M152 62v32M168 62v32M148 192v-32h24v32M152 192v-32M168 192v-32',
    centre: 'M160 50V204',
    dimensions: [
      vertical('H', { x: 48, y: [62, 192], from: 108 }),
      horizontal('D', { x: [100, 220], y: 222, from: 192 }),
      horizontal('A', { x: [148, 172], y: 38, from: 62 }),
      vertical('T', { x: 270, y: [62, 94], from: 172 }),
    ],
  },
];

export const camLock: readonly DrawingView[] = [
  {
    width: 332,
    height: 190,
    outline: box(84, 44, 12, 112, 4) + box(96, 60, 110, 80) + box(206, 68, 10, 92) + box(216, 86, 16, 28),
    detail: 'M120 60v80M182 60v80',
    centre: 'M72 100H244',
    dimensions: [
      vertical('E', { x: 280, y: [60, 140], from: 206 }),
      horizontal('L', { x: [96, 206], y: 34, from: 60 }),
    ],
  },
  {
    width: 220,
    height: 190,
    outline: `${circle(70, 84, 44)}${box(58, 70, 134, 28, 6)}${circle(70, 84, 12)}`,
    centre: cross(70, 84, 54),
    dimensions: [horizontal('C', { x: [70, 192], y: 154, from: 84 })],
  },
];
