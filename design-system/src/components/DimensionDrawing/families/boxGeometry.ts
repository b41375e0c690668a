import { horizontal, vertical, type DrawingView } from '../dimensionGeometry.ts';
import { box, circle, hatching, steps, verticals } from '../pathGeometry.ts';

/** Side of a box, with its depth. */
const depthView: DrawingView = {
  width: 180,
  height: 250,
  outline: box(40, 34, 88, 170) + box(128, 34, 12, 170, 3),
  dimensions: [horizontal('D', { x: [40, 140], y: 220, from: 204 })],
};

export const enclosure: readonly DrawingView[] = [
  {
    width: 270,
    height: 250,
    outline: box(104, 34, 140, 170, 4) + box(112, 42, 124, 154, 3) + circle(226, 119, 6),
    detail: 'M222 119h8',
    dimensions: [
      vertical('H', { x: 48, y: [34, 204], from: 104 }),
      horizontal('W', { x: [104, 244], y: 228, from: 204 }),
    ],
  },
  depthView,
];

const lidScrews = [116, 232].flatMap((x) => [46, 192].map((y) => circle(x, y, 5))).join('');

export const junctionBox: readonly DrawingView[] = [
  {
    width: 270,
    height: 250,
    outline: box(104, 34, 140, 170, 8) + box(124, 54, 100, 130, 4) + lidScrews,
    dimensions: [
      vertical('L', { x: 48, y: [34, 204], from: 104 }),
      horizontal('W', { x: [104, 244], y: 228, from: 204 }),
    ],
  },
  depthView,
];

/** The square opening in a panel. */
const cutOutView: DrawingView = {
  width: 220,
  height: 240,
  hatch: hatching(20, 24, 180, 172),
  outline: box(50, 50, 120, 120),
  centre: 'M38 110H182M110 38V182',
  dimensions: [horizontal('C', { x: [50, 170], y: 218, from: 170 })],
};

export const filterFan: readonly DrawingView[] = [
  {
    width: 220,
    height: 240,
    outline: box(40, 36, 140, 140, 6) + box(54, 50, 112, 112, 3),
    detail: steps(62, 12, 8)
      .map((y) => `M60 ${y}h100`)
      .join(''),
    dimensions: [horizontal('F', { x: [40, 180], y: 204, from: 176 })],
  },
  {
    width: 200,
    height: 240,
    outline: box(40, 36, 10, 140, 3) + box(50, 46, 110, 120) + box(160, 66, 20, 80),
    detail: verticals([74], 46, 120),
    dimensions: [horizontal('D', { x: [50, 180], y: 204, from: 166 })],
  },
  cutOutView,
];

export const panelMeter: readonly DrawingView[] = [
  {
    width: 220,
    height: 240,
    outline: box(40, 36, 140, 140, 6) + box(58, 66, 104, 48, 3),
    detail: 'M72 78h14v12h-14v12h14M100 78h14v24h-14zM128 78h14v24M72 138h18M100 138h18M128 138h18',
    dimensions: [horizontal('F', { x: [40, 180], y: 204, from: 176 })],
  },
  cutOutView,
];
