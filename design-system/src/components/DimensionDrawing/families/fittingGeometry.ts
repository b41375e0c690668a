import { horizontal, vertical, type DrawingView } from '../dimensionGeometry.ts';
import { box, circle, steps, verticals } from '../pathGeometry.ts';
import { hexagonView, tappedHole } from './roundGeometry.ts';

const threadLines = (count: number) => verticals(steps(105, 5, count), 86, 68);

export const lockNut: readonly DrawingView[] = [
  hexagonView(tappedHole(110, 115, 42), [horizontal('A', { x: [68, 152], y: 40, from: 115 })]),
  {
    width: 160,
    height: 240,
    outline: box(66, 55, 28, 120, 4),
    detail: 'M66 85h28M66 145h28',
    centre: 'M54 115h52',
    dimensions: [horizontal('T', { x: [66, 94], y: 204, from: 175 })],
  },
];

export const stoppingPlug: readonly DrawingView[] = [
  {
    width: 332,
    height: 210,
    outline: `${box(100, 84, 52, 72)}M162 62h12q12 8 12 58t-12 58h-12z${box(152, 62, 10, 116)}`,
    detail: threadLines(9),
    centre: 'M88 120H200',
    dimensions: [
      vertical('A', { x: 48, y: [84, 156], from: 100 }),
      vertical('F', { x: 270, y: [62, 178], from: 180 }),
      horizontal('L', { x: [100, 152], y: 38, from: 84 }),
    ],
  },
];

export const drainPlug: readonly DrawingView[] = [
  {
    width: 240,
    height: 240,
    outline: box(100, 84, 46, 72) + box(156, 60, 40, 120, 4) + box(146, 72, 10, 96),
    detail: `${threadLines(8)}M156 90h40M156 150h40M196 112h-16v16h16`,
    centre: 'M88 120H212',
    dimensions: [vertical('A', { x: 48, y: [84, 156], from: 100 })],
  },
  hexagonView(circle(110, 115, 22) + circle(110, 115, 8)),
];

export const threadAdaptor: readonly DrawingView[] = [
  {
    width: 332,
    height: 240,
    outline: box(100, 84, 46, 72) + box(146, 60, 76, 120),
    detail: `${threadLines(8)}M146 90h76M146 150h76`,
    hidden: 'M222 96H172V144H222M172 101H222M172 139H222',
    centre: 'M88 120H236',
    dimensions: [
      vertical('A', { x: 48, y: [84, 156], from: 100 }),
      vertical('B', { x: 284, y: [96, 144], from: 222 }),
    ],
  },
  hexagonView(tappedHole(110, 115, 24)),
];
