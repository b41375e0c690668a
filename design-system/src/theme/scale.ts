/** Lower bounds of the breakpoints in px (S-404). */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Spacing in px, multiples of the 8 px unit and its half (S-405). */
export const space = {
  '0': 0,
  '0_5': 4,
  '1': 8,
  '1_5': 12,
  '2': 16,
  '3': 24,
  '4': 32,
  '5': 40,
  '6': 48,
  '8': 64,
  '10': 80,
  '13': 104,
} as const;
export type Space = keyof typeof space;

/** Corner radii in px; `2` is the default (S-406). */
export const radius = { '1': 3, '2': 4, '3': 8, sheet: 12, full: 999 } as const;

/**
 * Stacking order by role, from back to front; the only source of z-indices but 0, 1 and -1 among the parts of a unit. Native
 * dialogs and popovers are in the browser's top layer, in front of all of them.
 */
export const zIndex = {
  /** Sticks within the content: table headers, indexes, selection bars. */
  sticky: 10,
  /** Buttons that float over a corner of the page. */
  floating: 20,
  /** Submit buttons, which no floating button may cover. */
  submit: 30,
  /** An enlarged detail over the content beside its picture. */
  preview: 40,
  /** Bars at an edge of the window: headers, the order bar of phones. */
  bar: 50,
  /** Dims the page behind a drawer. */
  scrim: 60,
  drawer: 70,
  dialog: 80,
  nestedDialog: 90,
  /** Notices, tooltips and the skip link. */
  toast: 100,
} as const;

/**
 * Heights of the site header in px: one row below `md`, two rows from `md` up, or one while the second is scrolled
 * away.
 */
export const headerHeightPx = { narrow: 60, collapsed: 72, full: 120 } as const;

/** Durations in ms and easings (design sheet, 2.5). */
export const motion = {
  fast: { duration: 120, easing: 'cubic-bezier(.2, 0, 0, 1)' },
  base: { duration: 200, easing: 'cubic-bezier(.2, 0, 0, 1)' },
  slow: { duration: 320, easing: 'cubic-bezier(.16, 1, .3, 1)' },
  exit: { duration: 120, easing: 'cubic-bezier(.4, 0, 1, 1)' },
  shimmer: { duration: 1600, easing: 'linear' },
} as const;

export interface TypeSize {
  /** Font size in px. */
  size: number;
  /** Line height in px. */
  line: number;
  /** Upper bound in percent of the viewport width, so that the longest words fit on phones with enlarged text. */
  maxVw?: number;
}

export interface TypeStyle {
  /** From the `md` breakpoint up. */
  wide: TypeSize;
  /** Below `md`. */
  narrow: TypeSize;
  weight: 400 | 500 | 600;
  /** Width axis of the typeface, in percent. */
  width: number;
  /** Letter spacing in em. */
  tracking: number;
  /** Word spacing in em, for wide letter forms. */
  wordSpacing?: number;
  /** Tabular figures; in Mona Sans this includes the slashed zero. */
  isTabular?: true;
}

const sameSize = (size: number, line: number) => ({ wide: { size, line }, narrow: { size, line } });

/** Type styles (design sheet, 3). */
export const typeStyles = {
  displayXl: {
    wide: { size: 58, line: 62 },
    narrow: { size: 38, line: 42, maxVw: 12 },
    weight: 600,
    width: 112,
    tracking: -0.024,
    wordSpacing: 0.05,
  },
  displayLg: {
    wide: { size: 48, line: 54 },
    narrow: { size: 32, line: 38, maxVw: 12 },
    weight: 600,
    width: 112,
    tracking: -0.02,
    wordSpacing: 0.04,
  },
  heading1: {
    wide: { size: 40, line: 48 },
    narrow: { size: 28, line: 34, maxVw: 10.8 },
    weight: 600,
    width: 110,
    tracking: -0.02,
  },
  heading2: {
    wide: { size: 32, line: 40 },
    narrow: { size: 26, line: 32, maxVw: 10.8 },
    weight: 600,
    width: 110,
    tracking: -0.018,
  },
  heading3: {
    wide: { size: 22, line: 28 },
    narrow: { size: 19, line: 25 },
    weight: 600,
    width: 106,
    tracking: -0.014,
  },
  heading4: { ...sameSize(18, 26), weight: 600, width: 103, tracking: -0.008 },
  heading5: { ...sameSize(16, 24), weight: 600, width: 100, tracking: -0.004 },
  headingAdmin: {
    wide: { size: 26, line: 32 },
    narrow: { size: 22, line: 28 },
    weight: 600,
    width: 108,
    tracking: -0.018,
  },
  bodyLg: {
    wide: { size: 18, line: 28 },
    narrow: { size: 16, line: 25 },
    weight: 400,
    width: 100,
    tracking: 0,
  },
  article: {
    wide: { size: 18, line: 30 },
    narrow: { size: 16, line: 26 },
    weight: 400,
    width: 100,
    tracking: 0,
  },
  bodyMd: { ...sameSize(16, 24), weight: 400, width: 100, tracking: 0 },
  bodySm: { ...sameSize(14, 20), weight: 400, width: 100, tracking: 0 },
  control: { ...sameSize(14, 20), weight: 600, width: 100, tracking: -0.002 },
  controlLg: { ...sameSize(16, 24), weight: 600, width: 100, tracking: -0.002 },
  caption: { ...sameSize(13, 18), weight: 400, width: 100, tracking: 0 },
  micro: { ...sameSize(12, 16), weight: 500, width: 100, tracking: 0 },
  data: { ...sameSize(14, 20), weight: 400, width: 100, tracking: 0, isTabular: true },
  dataDense: { ...sameSize(13, 18), weight: 400, width: 100, tracking: 0, isTabular: true },
  dataCode: { ...sameSize(14, 20), weight: 600, width: 100, tracking: 0, isTabular: true },
  figure: {
    wide: { size: 44, line: 52 },
    narrow: { size: 32, line: 38 },
    weight: 600,
    width: 108,
    tracking: -0.03,
  },
} as const satisfies Record<string, TypeStyle>;
export type TypeStyleName = keyof typeof typeStyles;
