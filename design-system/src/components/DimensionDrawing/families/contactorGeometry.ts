import { horizontal, type DrawingView } from '../dimensionGeometry.ts';
import { box, circle } from '../pathGeometry.ts';

/** Returns terminal bars that protrude above and below, at the centres of the poles. */
const terminalBars = (poles: readonly number[]) =>
  poles.map((x) => box(x - 10, 40, 20, 20) + box(x - 10, 180, 20, 20)).join('');

const terminalScrews = (poles: readonly number[]) =>
  poles.map((x) => circle(x, 50, 5) + circle(x, 190, 5)).join('');

const threePoles = [70, 110, 150];
const fourPoles = [62, 94, 126, 158];

export const contactor: readonly DrawingView[] = [
  {
    width: 220,
    height: 250,
    outline: `${terminalBars(threePoles)}${box(44, 60, 132, 120, 4)}${box(70, 88, 80, 64, 3)}`,
    detail: `${terminalScrews(threePoles)}M96 108h28v24H96z`,
    dimensions: [
      horizontal('W', { x: [44, 176], y: 228, from: 200 }),
      horizontal('B', { x: [60, 80], y: 30, from: 40 }),
    ],
  },
];

export const fourPoleContactor: readonly DrawingView[] = [
  {
    width: 220,
    height: 250,
    outline: `${terminalBars(fourPoles)}${box(44, 60, 132, 120, 4)}${box(58, 88, 104, 64, 3)}`,
    detail: `${terminalScrews(fourPoles)}M96 108h28v24H96z`,
    dimensions: [horizontal('W', { x: [44, 176], y: 228, from: 200 })],
  },
];

const blockTerminals = [92, 128].flatMap((x) => [74, 166].map((y) => ({ x, y })));

/** Auxiliary contact block that is clipped to the front of a contactor. */
export const contactBlock: readonly DrawingView[] = [
  {
    width: 220,
    height: 250,
    outline:
      box(74, 56, 72, 128, 3) +
      box(92, 102, 36, 36, 3) +
      blockTerminals.map(({ x, y }) => circle(x, y, 9)).join(''),
    detail: `${blockTerminals.map(({ x, y }) => `M${x - 6} ${y}h12`).join('')}M74 92h72M74 148h72M104 120h12`,
    dimensions: [horizontal('W', { x: [74, 146], y: 212, from: 184 })],
  },
];

/** Interlock between two contactors, whose outlines are dashed. */
export const interlock: readonly DrawingView[] = [
  {
    width: 270,
    height: 250,
    outline: `${box(117, 48, 36, 144, 2)}${box(125, 104, 20, 32, 2)}`,
    detail: 'M117 78h36M117 162h36M129 120h12',
    hidden: 'M117 62H28V178H117M153 62h89v116h-89',
    dimensions: [horizontal('W', { x: [117, 153], y: 212, from: 192 })],
  },
];
