import { horizontal, vertical, type DrawingView } from '../dimensionGeometry.ts';
import { box, circle, cross } from '../pathGeometry.ts';
import { tubeView } from './roundGeometry.ts';

export const cableLug: readonly DrawingView[] = [
  {
    width: 332,
    height: 210,
    outline: `M180 66L204 74V126L180 134z${box(100, 62, 80, 76, 10)}${circle(134, 100, 16)}${box(204, 72, 108, 56)}`,
    detail: 'M224 72v56M292 72v56',
    centre: `M92 100H324${cross(134, 100, 24)}`,
    dimensions: [
      horizontal('L', { x: [100, 312], y: 180, from: 138 }),
      vertical('W', { x: 48, y: [62, 138], from: 100 }),
      horizontal('H', { x: [118, 150], y: 38, from: 100 }),
      horizontal('C', { x: [224, 292], y: 38, from: 72 }),
    ],
  },
  tubeView({ outerRadius: 28, innerRadius: 19, outer: 'E', inner: 'D' }),
];

export const inLineConnector: readonly DrawingView[] = [
  {
    width: 332,
    height: 170,
    outline: box(30, 40, 272, 64, 3),
    detail: 'M166 40v64M60 40v64M140 40v64M192 40v64M272 40v64',
    centre: 'M18 72H314',
    dimensions: [horizontal('L', { x: [30, 302], y: 140, from: 104 })],
  },
  tubeView({ outerRadius: 32, innerRadius: 22, outer: 'E', inner: 'D' }),
];

export const ferrule: readonly DrawingView[] = [
  {
    width: 332,
    height: 200,
    outline: `M36 62H112L136 80V120L112 138H36z${box(136, 82, 156, 36)}`,
    detail: 'M112 62v76',
    centre: 'M24 100H304',
    dimensions: [
      horizontal('S', { x: [136, 292], y: 42, from: 82 }),
      horizontal('L', { x: [36, 292], y: 172, from: 138 }),
    ],
  },
  tubeView({ outerRadius: 38, innerRadius: 14, outer: 'E', inner: 'D' }),
];

/** Sleeve of a pre-insulated terminal. */
const sleeve = box(198, 74, 20, 52) + box(218, 66, 96, 68, 6);

export const ringTerminal: readonly DrawingView[] = [
  {
    width: 332,
    height: 190,
    outline: `${circle(152, 100, 44)}${circle(152, 100, 21)}${sleeve}`,
    detail: 'M191 82h7M191 118h7M236 66v68M296 66v68',
    centre: `M98 100H324${cross(152, 100, 30)}`,
    dimensions: [
      vertical('W', { x: 48, y: [56, 144], from: 150 }),
      horizontal('A', { x: [131, 173], y: 38, from: 100 }),
    ],
  },
];

export const forkTerminal: readonly DrawingView[] = [
  {
    width: 332,
    height: 190,
    outline: `M104 56h50q44 6 44 44t-44 44h-50v-22h48a22 22 0 0 0 0-44h-48z${sleeve}`,
    detail: 'M236 66v68M296 66v68',
    centre: 'M92 100H324',
    dimensions: [
      vertical('W', { x: 48, y: [56, 144], from: 104 }),
      { ...vertical('A', { x: 140, y: [78, 122] }), extension: 'M140 40V78', label: { x: 140, y: 32 } },
    ],
  },
];
