import { horizontal, vertical, type DrawingView } from '../dimensionGeometry.ts';
import { box, circle, cross, steps, verticals } from '../pathGeometry.ts';
import { hexagonView, holeView } from './roundGeometry.ts';

/** Thread, collar, cap nut and dome, from left to right. */
const body =
  box(100, 84, 28, 72) +
  box(150, 70, 6, 100) +
  box(128, 60, 22, 120) +
  'M196 70h14q24 6 24 28v44q0 22-24 28h-14z' +
  box(156, 60, 40, 120);

/** Thread, body, armour clamp and outer seal nut. */
const armouredBody =
  box(100, 84, 28, 72) +
  box(128, 60, 26, 120) +
  box(154, 68, 6, 104) +
  box(160, 60, 34, 120) +
  box(194, 68, 6, 104) +
  box(200, 60, 22, 120) +
  'M222 68q12 2 12 18v68q0 16-12 18z';

const threadLines = verticals(steps(104, 4, 6), 86, 68);
const flatLines = 'M128 90h22M128 150h22M156 90h40M156 150h40';

/** The slotted clamping insert around the cable. */
const insert =
  circle(110, 115, 44) +
  circle(110, 115, 28) +
  'M110 71v16M110 143v16M66 115h16M138 115h16M78.9 83.9l11.3 11.3M129.8 134.8l11.3 11.3M78.9 146.1l11.3-11.3M129.8 95.2l11.3-11.3';

export const cableGland: readonly DrawingView[] = [
  {
    width: 332,
    height: 240,
    outline: body,
    detail: threadLines + flatLines,
    centre: 'M88 120H250',
    dimensions: [
      vertical('A', { x: 48, y: [84, 156], from: 100 }),
      vertical('D', { x: 286, y: [92, 148], from: 234 }),
      horizontal('L', { x: [100, 128], y: 36, from: 84 }),
      horizontal('G', { x: [100, 234], y: 212, from: 150 }),
    ],
  },
  hexagonView(insert),
  holeView('H'),
];

export const armouredGland: readonly DrawingView[] = [
  {
    width: 332,
    height: 240,
    outline: armouredBody,
    detail: `${threadLines}M128 90h26M128 150h26M160 90h34M160 150h34M200 90h22M200 150h22`,
    centre: 'M88 120H250',
    dimensions: [
      vertical('A', { x: 48, y: [84, 156], from: 100 }),
      vertical('D', { x: 286, y: [86, 154], from: 234 }),
    ],
  },
  hexagonView(circle(110, 115, 44) + circle(110, 115, 34) + circle(110, 115, 26), [
    horizontal('B', { x: [84, 136], y: 40, from: 115 }),
  ]),
];

/** Gland below its shroud, and the earth tag. */
export const glandKit: readonly DrawingView[] = [
  {
    width: 332,
    height: 240,
    outline: `${box(52, 66, 20, 108)}${box(72, 84, 28, 72)}${box(100, 56, 26, 128)}M126 48h62l48 34v76l-48 34h-62z`,
    detail: `${verticals(steps(76, 4, 6), 86, 68)}M52 94h20M52 146h20M100 90h26M100 150h26`,
    hidden: 'M126 68h40v104h-40M166 76h14v88h-14',
    centre: 'M40 120H250',
    dimensions: [vertical('D', { x: 286, y: [82, 158], from: 236 })],
  },
  {
    width: 220,
    height: 240,
    outline: `M96 168V214h28v-46a50 50 0 1 0 -28 0z${circle(110, 120, 30)}${circle(110, 198, 6)}`,
    centre: cross(110, 120, 58),
    dimensions: [horizontal('E', { x: [80, 140], y: 40, from: 120 })],
  },
];
