import { across, down, type DrawingView } from '../dimensionGeometry.ts';
import { box, circle, cross, hatching, steps } from '../pathGeometry.ts';

/** Contact block, body behind the panel, collar and mushroom head. */
export const emergencyStop: readonly DrawingView[] = [
  {
    width: 332,
    height: 220,
    hatch: hatching(176, 30, 12, 48) + hatching(176, 154, 12, 48),
    outline:
      box(60, 84, 56, 64, 2) +
      box(116, 78, 60, 76, 2) +
      box(188, 80, 14, 72) +
      box(202, 92, 12, 48) +
      'M214 66q30 4 30 50t-30 50z',
    detail: 'M176 30v172M188 30v172M76 84v64M60 116h56',
    centre: 'M48 116H256',
    dimensions: [down('D', { x: 286, y: [66, 166], from: 220 })],
  },
];

export const camSwitch: readonly DrawingView[] = [
  {
    width: 220,
    height: 230,
    outline: `${box(40, 28, 140, 140, 4)}${circle(110, 98, 44)}${box(98, 44, 24, 108, 8)}`,
    detail: 'M110 50v28',
    centre: cross(110, 98, 60),
    dimensions: [across('F', { x: [40, 180], y: 198, from: 168 })],
  },
];

export const timer: readonly DrawingView[] = [
  {
    width: 220,
    height: 250,
    outline: box(82, 28, 56, 170, 3) + circle(110, 92, 13) + circle(110, 132, 13),
    detail: `M82 58h56M82 168h56${[92, 132].map((y) => `M110 ${y}v-10`).join('')}${[43, 183].map((y) => circle(98, y, 5) + circle(122, y, 5)).join('')}`,
    dimensions: [across('W', { x: [82, 138], y: 214, from: 198 })],
  },
];

export const filterMat: readonly DrawingView[] = [
  {
    width: 220,
    height: 230,
    outline: box(40, 28, 140, 140, 2),
    detail: steps(42, 14, 9)
      .map((y) => `M46 ${y}q8-8 16 0q8 8 16 0q8-8 16 0q8 8 16 0q8-8 16 0q8 8 16 0q8-8 16 0q8 8 16 0`)
      .join(''),
    dimensions: [across('M', { x: [40, 180], y: 198, from: 168 })],
  },
];
