import { horizontal, vertical, type DrawingView } from '../dimensionGeometry.ts';
import { box, steps } from '../pathGeometry.ts';
import { tubeView } from './roundGeometry.ts';

const tube = box(104, 44, 208, 92);
const axis = 'M92 90H324';
const outerDiameter = vertical('E', { x: 48, y: [44, 136], from: 104 });

export const spiralBand: readonly DrawingView[] = [
  {
    width: 332,
    height: 180,
    outline: tube,
    detail: steps(134, 36, 5)
      .map((x) => `M${x} 44l-20 92M${x + 8} 44l-20 92`)
      .join(''),
    centre: axis,
    dimensions: [outerDiameter],
  },
  tubeView({ outerRadius: 46, innerRadius: 36, inner: 'D', wall: 'T' }),
];

export const heatShrink: readonly DrawingView[] = [
  {
    width: 332,
    height: 190,
    outline: tube,
    hidden: 'M104 50H312M104 130H312',
    centre: axis,
    dimensions: [outerDiameter, horizontal('L', { x: [104, 312], y: 164, from: 136 })],
  },
  // After shrinking.
  tubeView({ outerRadius: 30, innerRadius: 20, inner: 'D', wall: 'T' }),
];

export const conduit: readonly DrawingView[] = [
  {
    width: 332,
    height: 180,
    outline:
      box(104, 52, 208, 76) +
      steps(108, 20, 10)
        .map((x) => box(x, 44, 12, 92, 3))
        .join(''),
    centre: axis,
    dimensions: [outerDiameter],
  },
  tubeView({ outerRadius: 46, innerRadius: 34, inner: 'D' }),
  {
    width: 240,
    height: 220,
    outline: 'M200 172a140 140 0 0 0-140-140v28a112 112 0 0 1 112 112z',
    detail: 'M60 166v12M54 172h12',
    centre: 'M186 172a126 126 0 0 0-126-126',
    dimensions: [horizontal('R', { x: [60, 186], y: 196, from: 172 })],
  },
];

export const braidedSleeve: readonly DrawingView[] = [
  {
    width: 332,
    height: 180,
    outline: tube,
    detail: steps(120, 16, 13)
      .map((x) => `M${x} 44l-16 46l16 46M${x - 16} 44l16 46l-16 46`)
      .join(''),
    centre: axis,
    dimensions: [outerDiameter],
  },
  tubeView({ outerRadius: 46, innerRadius: 40, inner: 'D' }),
];
