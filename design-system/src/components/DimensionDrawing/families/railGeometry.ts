import { horizontal, vertical, type DrawingView } from '../dimensionGeometry.ts';
import { box, circle, hatching, steps } from '../pathGeometry.ts';

export const dinRail: readonly DrawingView[] = [
  {
    width: 240,
    height: 200,
    outline: 'M36 72H63V100H177V72H204V80H185V108H55V80H36z',
    centre: 'M120 60V122',
    dimensions: [
      horizontal('B', { x: [36, 204], y: 168, from: 80 }),
      horizontal('T', { x: [177, 185], y: 46, from: 72 }),
    ],
  },
  {
    width: 332,
    height: 200,
    outline: box(16, 70, 300, 64) + [44, 136, 228].map((x) => box(x, 94, 40, 16, 8)).join(''),
    detail: 'M16 82H316M16 122H316',
    centre: 'M8 102H324',
    dimensions: [
      horizontal('S', { x: [44, 84], y: 46, from: 94 }),
      horizontal('P', { x: [156, 248], y: 46, from: 94 }),
      horizontal('L', { x: [16, 316], y: 168, from: 134 }),
    ],
  },
];

export const wiringDuct: readonly DrawingView[] = [
  {
    width: 270,
    height: 220,
    outline: `M104 58V176H220V58h-8V168H112V58z${box(100, 46, 124, 12, 3)}`,
    dimensions: [
      horizontal('W', { x: [104, 220], y: 198, from: 176 }),
      vertical('H', { x: 48, y: [46, 176], from: 100 }),
      horizontal('T', { x: [212, 220], y: 34, from: 58 }),
    ],
  },
  {
    width: 332,
    height: 230,
    outline: `${box(16, 66, 300, 12, 3)}M20 78H316V176H20z${steps(44, 46, 6)
      .map((x) => box(x, 78, 16, 66))
      .join('')}`,
    dimensions: [
      horizontal('P', { x: [44, 90], y: 46, from: 78 }),
      horizontal('S', { x: [228, 244], y: 46, from: 78 }),
      horizontal('L', { x: [16, 316], y: 206, from: 176 }),
    ],
  },
];

export const terminalBlock: readonly DrawingView[] = [
  {
    width: 332,
    height: 200,
    outline: `M112 156V72l26-34h126l26 34v84h-52v12h-72v-12z${circle(146, 64, 10)}${circle(256, 64, 10)}`,
    detail: 'M112 96h22v20h-22M290 96h-22v20h22M166 38v30h70V38',
    dimensions: [vertical('H', { x: 48, y: [38, 168], from: 136 })],
  },
  {
    width: 140,
    height: 220,
    outline: box(50, 36, 40, 140, 3) + circle(70, 64, 12) + circle(70, 148, 12),
    detail: 'M62 64h16M62 148h16M58 96h24v20H58z',
    dimensions: [horizontal('W', { x: [50, 90], y: 190, from: 176 })],
  },
  {
    width: 240,
    height: 110,
    outline: box(16, 20, 116, 34, 3) + box(132, 30, 88, 14),
    dimensions: [horizontal('S', { x: [132, 220], y: 78, from: 54 })],
  },
];

/** Terminal with a lever for the fuse or the knife; the open lever is dashed. */
export const fuseTerminal: readonly DrawingView[] = [
  {
    width: 332,
    height: 200,
    outline: `M64 156V92l22-20h160l22 20v64h-58v12h-88v-12z${box(110, 38, 112, 34, 6)}${circle(94, 96, 10)}${circle(238, 96, 10)}`,
    detail: 'M126 55h80M126 47v16M206 47v16M64 120h20v20H64M268 120h-20v20h20',
    hidden: 'M110 60L88 14h28L146 38',
    dimensions: [],
  },
  {
    width: 140,
    height: 220,
    outline: box(50, 36, 40, 140, 3) + circle(70, 58, 10) + circle(70, 154, 10),
    detail: 'M64 58h12M64 154h12M56 78h28v56H56z',
    dimensions: [horizontal('W', { x: [50, 90], y: 190, from: 176 })],
  },
];

export const flatBusbar: readonly DrawingView[] = [
  {
    width: 332,
    height: 110,
    outline: 'M16 19H300q-8 18 0 36q8 18 0 36H16z',
    dimensions: [],
  },
  {
    width: 240,
    height: 110,
    outline: box(84, 30, 72, 12, 2),
    detail: hatching(84, 30, 72, 12, 10),
    dimensions: [horizontal('B', { x: [84, 156], y: 66, from: 42 })],
  },
];

export const combBusbar: readonly DrawingView[] = [
  {
    width: 332,
    height: 160,
    outline: steps(34, 40, 7)
      .map((x) => box(x, 76, 20, 34))
      .concat(box(16, 56, 300, 20))
      .join(''),
    detail: 'M16 66H316',
    dimensions: [
      horizontal('L', { x: [16, 316], y: 28, from: 56 }),
      horizontal('P', { x: [124, 164], y: 130, from: 110 }),
    ],
  },
];
