import { horizontal, vertical, type DrawingView } from '../dimensionGeometry.ts';
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
    dimensions: [vertical('D', { x: 286, y: [66, 166], from: 220 })],
  },
];

export const camSwitch: readonly DrawingView[] = [
  {
    width: 220,
    height: 230,
    outline: `${box(40, 28, 140, 140, 4)}${circle(110, 98, 44)}${box(98, 44, 24, 108, 8)}`,
    detail: 'M110 50v28',
    centre: cross(110, 98, 60),
    dimensions: [horizontal('F', { x: [40, 180], y: 198, from: 168 })],
  },
];

export const timer: readonly DrawingView[] = [
  {
    width: 220,
    height: 250,
    outline: box(82, 28, 56, 170, 3) + circle(110, 92, 13) + circle(110, 132, 13),
    detail: `M82 58h56M82 168h56${[92, 132].map((y) => `M110 ${y}v-10`).join('')}${[43, 183].map((y) => circle(98, y, 5) + circle(122, y, 5)).join('')}`,
    dimensions: [horizontal('W', { x: [82, 138], y: 214, from: 198 })],
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
    dimensions: [horizontal('M', { x: [40, 180], y: 198, from: 168 })],
  },
];

const socketTerminals = [82, 110, 138].flatMap((x) => [42, 62, 174, 194].map((y) => ({ x, y })));

export const relaySocket: readonly DrawingView[] = [
  {
    width: 220,
    height: 260,
    outline:
      box(66, 28, 88, 180, 4) +
      box(80, 80, 60, 76, 3) +
      socketTerminals.map(({ x, y }) => circle(x, y, 7)).join(''),
    detail:
      socketTerminals.map(({ x, y }) => `M${x - 4} ${y}h8`).join('') +
      [92, 104, 116, 128].map((x) => `M${x} 94v8M${x} 114v8M${x} 134v8`).join(''),
    dimensions: [horizontal('W', { x: [66, 154], y: 234, from: 208 })],
  },
];

export const thermostat: readonly DrawingView[] = [
  {
    width: 220,
    height: 250,
    outline: `${box(66, 28, 88, 164, 4)}${circle(110, 92, 28)}${circle(92, 172, 8)}${circle(128, 172, 8)}`,
    detail: `M110 92V66M66 152h88M87 172h10M123 172h10${steps(84, 13, 5)
      .map((x) => `M${x} 36v14M${x} 130v14`)
      .join('')}`,
    dimensions: [horizontal('W', { x: [66, 154], y: 220, from: 192 })],
  },
];

/** Station with two holes; the others only differ in height. */
export const pushButtonStation: readonly DrawingView[] = [
  {
    width: 270,
    height: 240,
    outline:
      box(112, 28, 100, 172, 8) +
      [78, 150].map((y) => circle(162, y, 30) + circle(162, y, 20)).join('') +
      [122, 202].flatMap((x) => [38, 190].map((y) => circle(x, y, 4))).join(''),
    centre: [78, 150].map((y) => cross(162, y, 36)).join(''),
    dimensions: [vertical('H', { x: 52, y: [28, 200], from: 112 })],
  },
];
