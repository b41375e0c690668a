export const drawingNames = [
  'contactor',
  'breaker',
  'mcb',
  'relay',
  'gland',
  'tie',
  'lug',
  'terminal',
  'rail',
  'duct',
  'button',
  'cam-switch',
  'limit-switch',
  'meter',
  'fan',
  'busbar',
  'enclosure',
] as const;
export type DrawingName = (typeof drawingNames)[number];

export interface Drawing {
  /** Filled outlines. */
  body: string;
  /** Lines on top, not filled. */
  lines: string;
}

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
const discs = (xs: readonly number[], y: number, radius: number) =>
  xs.map((x) => disc(x, y, radius)).join('');
/** Vertical slot with round ends. */
const slot = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width}a${width / 2} ${width / 2} 0 0 1 ${-width} 0z`;
const verticals = (xs: readonly number[], y: number, height: number) =>
  xs.map((x) => `M${x} ${y}v${height}`).join('');

/** Line drawings of the product families on a 100 × 100 grid. */
export const drawings: Record<DrawingName, Drawing> = {
  contactor: {
    body: box(20, 30, 60, 42.5) + box(31.5, 22, 36.5, 50.5) + box(14.5, 76, 70, 5),
    lines: `M20 48h60${disc(50, 35.5, 6)}${box(41.5, 52, 16.5, 9.5)}${discs([25.7, 74], 39, 3.5)}`,
  },
  breaker: {
    body: box(20, 10, 60, 80),
    lines: `M20 29h60M20 71h60${discs([31, 50, 69], 19.5, 4.6)}${discs([31, 50, 69], 80.5, 4.6)}${box(39, 37, 22, 26)}${box(45, 42, 10, 11.5)}`,
  },
  mcb: {
    body: 'M29 10h42v15h-7v13.5h10v24h-10v12.5h7v15H29z',
    lines: `${discs([50], 18.5, 4)}${disc(50, 81.5, 4)}${box(42, 40, 16, 20)}${slot(48.7, 42, 2.6, 10)}M33 66h25`,
  },
  relay: {
    body: `M32 15.5h36a2 2 0 0 1 2 2V65H30V17.5a2 2 0 0 1 2-2z${box(25, 65, 50, 20)}`,
    lines: `${box(36, 22, 28, 27.5)}${box(40, 37, 20, 12.5)}M36 56h28${discs([32, 44, 56, 68], 75, 3.5)}`,
  },
  gland: {
    body: `${box(12, 36, 24, 28)}${box(36, 26, 16, 48)}${box(52, 34, 5, 32)}M57 29h17q11 6 14 12v18q-3 6-14 12H57z`,
    lines: `${verticals([17, 22, 27, 32], 36, 28)}M36 40h16M36 60h16M57 42h17M57 58h17M74 29v42`,
  },
  tie: {
    body: `${disc(44, 44, 30)}${disc(44, 44, 25.5)}M61 58l9.5-9.5 13 13-9.5 9.5z`,
    lines: 'M67 68l15 15 4-4-10-10M70 71l3-3M74 75l3-3M78 79l3-3M66 57l6 6',
  },
  lug: {
    body: 'M43 42.5a18 18 0 1 1 14 0l5 9.5v38H38V52z',
    lines: `${disc(50, 26, 8)}M38 52h24M42 60h16v6H42zM42 72h16v6H42z`,
  },
  terminal: {
    body: 'M14 42l10-10h14V22h24v10h14l10 10v26H70v8h-6v-5H36v7h-6V68H14z',
    lines: `${discs([29, 71], 45, 5)}${disc(50, 33, 5)}M25.5 48.5l7-7M67.5 48.5l7-7M46.5 36.5l7-7M14 58h72M40 45h20`,
  },
  rail: {
    body: `${box(10, 34, 80, 32)}`,
    lines: `M10 40h80M10 60h80${[20, 44, 68].map((x) => `M${x} 46.5h9a3.5 3.5 0 0 1 0 7h-9a3.5 3.5 0 0 1 0-7z`).join('')}`,
  },
  duct: {
    body: `${box(12, 30, 76, 8)}${box(14, 38, 72, 34)}`,
    lines: [20, 29, 38, 47, 56, 65, 74].map((x) => slot(x, 44, 5, 21)).join(''),
  },
  button: {
    body: `M36 12h28a3 3 0 0 1 3 3v11H33V15a3 3 0 0 1 3-3z${box(25, 26, 50, 8)}${box(36, 34, 28, 24)}${box(30, 58, 40, 30)}`,
    lines: `M36 40h28M36 46h28M36 52h28${discs([39, 61], 68, 4)}M30 78h40M50 78v10`,
  },
  'cam-switch': {
    body: `${box(18, 18, 64, 64)}${disc(50, 52, 20)}M45.5 30h9v44h-9z`,
    lines: `M50 30v8${discs([24, 76], 24, 2)}${discs([24, 76], 76, 2)}M33 29l2.5 3.5M67 29l-2.5 3.5M26 40l4 2M74 40l-4 2`,
  },
  'limit-switch': {
    body: `${box(36, 38, 30, 42)}${box(40, 26, 22, 12)}${box(43, 80, 16, 9)}M49 30.5l23.5-14 3 5L53 35z${disc(75, 18, 7)}`,
    lines: `${disc(51, 32, 4)}${disc(75, 18, 2)}${disc(51, 46, 3)}${disc(51, 72, 3)}M36 54h30M36 64h30M43 84.5h16`,
  },
  meter: {
    body: `${box(14, 14, 72, 72)}${box(21, 21, 58, 44)}`,
    lines: `M28 54a26 26 0 0 1 44 0M50 60L63 38M31 50l-3-2M38 43.5l-2-3M50 41v-4M62 43.5l2-3M69 50l3-2M46 60h8${disc(50, 75, 4)}M26 75h8M66 75h8`,
  },
  fan: {
    body: `${box(14, 14, 72, 72)}${disc(50, 50, 31)}`,
    lines: `${disc(50, 50, 9)}${discs([20.5, 79.5], 20.5, 2.5)}${discs([20.5, 79.5], 79.5, 2.5)}M50 41q-2-14 11-19M59 50q14-2 19 11M50 59q2 14-11 19M41 50q-14 2-19-11`,
  },
  busbar: {
    body: `${box(10, 24, 80, 9)}${box(10, 43, 80, 9)}${box(10, 62, 80, 9)}${box(24, 18, 10, 64)}${box(66, 18, 10, 64)}`,
    lines: `${[28.5, 47.5, 66.5].map((y) => discs([16, 43, 57, 84], y, 2.2)).join('')}${discs([29, 71], 77, 2)}M20 82h18M62 82h18`,
  },
  enclosure: {
    body: `${box(22, 10, 56, 78)}${box(27, 15.5, 46, 68)}`,
    lines: `${box(36, 25, 22, 12.5)}${disc(68, 49.5, 2.5)}M24 25h3M24 73.5h3M30 88v4M70 88v4`,
  },
};
