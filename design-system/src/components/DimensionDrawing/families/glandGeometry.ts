import { across, down, type DrawingView } from '../dimensionGeometry.ts';
import { box, circle, steps, verticals } from '../pathGeometry.ts';
import { hexagonView, holeView } from './roundGeometry.ts';

/** Thread, collar, cap nut and dome, from left to right. */
const body =
  box(100, 84, 28, 72) +
  box(150, 70, 6, 100) +
  box(128, 60, 22, 120) +
  'M196 70h14q24 6 24 28v44q0 22-24 28h-14z' +
  box(156, 60, 40, 120);

const threadLines = verticals(steps(104, 4, 6), 86, 68);
const flatLines = 'M128 90h22M128 150h22M156 90h40M156 150h40';

/** The slotted clamping insert around the cable. */
const insert =
  circle(110, 115, 50) +
  circle(110, 115, 34) +
  'M110 65v16M110 149v16M60 115h16M144 115h16M74.6 79.6l11.4 11.4M134 139l11.4 11.4M74.6 150.4l11.4-11.4M134 91l11.4-11.4';

export const cableGland: readonly DrawingView[] = [
  {
    width: 332,
    height: 240,
    outline: body,
    detail: threadLines + flatLines,
    centre: 'M88 120H250',
    dimensions: [
      down('A', { x: 48, y: [84, 156], from: 100 }),
      down('D', { x: 284, y: [92, 148], from: 230 }),
      across('L', { x: [100, 128], y: 36, from: 84 }),
      across('G', { x: [100, 234], y: 212, from: 150 }),
    ],
  },
  hexagonView(insert),
  holeView('H'),
];

export const armouredGland: readonly DrawingView[] = [
  {
    width: 332,
    height: 240,
    outline: body,
    detail: `${threadLines}${flatLines}M176 60v120`,
    centre: 'M88 120H250',
    dimensions: [
      down('A', { x: 48, y: [84, 156], from: 100 }),
      down('D', { x: 284, y: [92, 148], from: 230 }),
    ],
  },
  hexagonView(circle(110, 115, 46) + circle(110, 115, 26), [across('B', { x: [84, 136], y: 34, from: 115 })]),
];
