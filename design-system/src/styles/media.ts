import { type Breakpoint, breakpoints } from '../theme/scale.ts';

/** Media queries from a breakpoint upwards (mobile first). */
export const from: Record<Breakpoint, string> = {
  xs: `(min-width: ${breakpoints.xs}px)`,
  sm: `(min-width: ${breakpoints.sm}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
};

/** Container queries for two-column layouts, in rem: enlarged text gets the layout of narrower pages. */
export const containerQuery = {
  /** `from.md`, for full-width containers. */
  page: `(min-width: ${breakpoints.md / 16}rem)`,
  /** Content width of a page at `md`, without margins and scroll bar. */
  slot: '(min-width: 51.25rem)',
} as const;

/** Media queries for user preferences and input devices. */
export const media = {
  /** The primary pointer can hover. */
  hover: '(hover: hover)',
  /** The primary pointer is imprecise, such as a finger. */
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  /** As short as a screen zoomed to 400 %, half of which sticky bars would cover (WCAG 1.4.10, 2.4.11). */
  short: '(max-height: 360px)',
  /** Narrow, and tall enough for a fixed bar at the bottom. */
  narrowAndTall: '(max-width: 899.98px) and (min-height: 360.02px)',
  /** Where the header is not sticky: short screens, and narrow ones without script, where it contains the whole menu. */
  unstuckHeader: '(max-height: 360px), (max-width: 899.98px) and (scripting: none)',
  /** Scripts are disabled: controls that need one are hidden. */
  noScript: '(scripting: none)',
} as const;
