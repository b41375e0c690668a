import { type Breakpoint, breakpoints } from '../theme/scale.ts';

/** Media queries that hold from a breakpoint upwards (mobile first). */
export const from: Record<Breakpoint, string> = {
  xs: `(min-width: ${breakpoints.xs}px)`,
  sm: `(min-width: ${breakpoints.sm}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
};

/**
 * Container queries for what two columns need. They count in the size of text, so that larger text has the arrangement of
 * narrower pages.
 */
export const containerQuery = {
  /** `from.md`, for what is as wide as the page. */
  page: `(min-width: ${breakpoints.md / 16}rem)`,
  /** What a page from `md` leaves between its margins, and beside a scroll bar. */
  slot: '(min-width: 51.25rem)',
} as const;

/** Media queries for how a person looks at and works the page. */
export const media = {
  /** A mouse or pen that can rest over things. */
  hover: '(hover: hover)',
  /** The main pointer is a finger. */
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  /** What zooming to 400 % leaves of a screen: bars that stick would cover half of it (WCAG 1.4.10, 2.4.11). */
  short: '(max-height: 360px)',
  /** Narrow, and high enough for a bar at its end. */
  narrowAndTall: '(max-width: 899.98px) and (min-height: 360.02px)',
  /** Where the header does not stick: short screens, and narrow ones without script, where it has the whole menu. */
  unstuckHeader: '(max-height: 360px), (max-width: 899.98px) and (scripting: none)',
  /** The browser runs no script: what only a script works has no place. */
  noScript: '(scripting: none)',
} as const;
