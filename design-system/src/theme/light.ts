import { palette as p } from './palette.ts';
import { headerHeightPx, motion, radius, space } from './scale.ts';

const px = <K extends string>(steps: Record<K, number>) =>
  Object.fromEntries(Object.entries<number>(steps).map(([step, size]) => [step, `${size}px`])) as Record<
    K,
    string
  >;

const inMs = <K extends string>(steps: Record<K, { duration: number; easing: string }>) =>
  Object.fromEntries(
    Object.entries<{ duration: number; easing: string }>(steps).map(([step, { duration, easing }]) => [
      step,
      { duration: `${duration}ms`, easing },
    ]),
  ) as Record<K, { duration: string; easing: string }>;

const toneOf = (ramp: Record<50 | 200 | 600 | 700, string>) => ({
  surface: ramp[50],
  text: ramp[700],
  border: ramp[200],
  icon: ramp[600],
});

/**
 * The metric-adjusted fallbacks of the web font (`fallbackFonts.css.ts`), and the generic ones
 * after them.
 */
export const fallbackFamilies =
  '"Mona Sans Arial", "Mona Sans Roboto", "Mona Sans DejaVu", "Inter Variable", system-ui, "Segoe UI", Roboto, Arial, sans-serif';

/** The default theme: a value for each role of the contract. Another brand's theme is another such file. */
export const light = {
  text: {
    default: p.ink[900],
    body: p.ink[800],
    soft: p.ink[700],
    muted: p.ink[600],
    disabled: p.ink[400],
    link: p.brand[600],
    linkHover: p.brand[700],
    onFill: p.ink[0],
    onDark: p.ink[0],
    onDarkMuted: p.onDarkMuted,
    danger: p.danger[600],
  },
  surface: {
    page: p.ink[0],
    canvas: p.canvas,
    sunken: p.ink[50],
    hover: p.ink[100],
    selected: p.brand[50],
    selectedSoft: p.brand[25],
    inverse: p.ink[950],
    photo: p.photo,
    hero: p.heroGround,
    mark: p.mark,
    disabled: p.ink[100],
  },
  border: {
    subtle: p.ink[200],
    strong: p.ink[300],
    strongHover: p.ink[400],
    strongPressed: p.ink[500],
    control: p.ink[500],
    controlHover: p.ink[700],
    focus: p.brand[500],
    onDark: p.ink[700],
    error: p.danger[600],
    dashed: p.ink[400],
  },
  action: {
    primary: { rest: p.brand[500], hover: p.brand[600], pressed: p.brand[700] },
    accent: { rest: p.accent[500], hover: p.accent[600], pressed: p.accent[700] },
    danger: { rest: p.danger[600], hover: p.danger[700], pressed: p.dangerPressed },
    secondary: { rest: p.ink[0], hover: p.ink[50], pressed: p.ink[100] },
    ghost: { rest: 'transparent', hover: p.ink[100], pressed: p.ink[200] },
    text: { rest: 'transparent', hover: p.brand[50], pressed: p.brand[100] },
    inverse: { rest: p.ink[0], hover: p.ink[100], pressed: p.ink[200] },
  },
  tone: {
    brand: toneOf(p.brand),
    accent: toneOf(p.accent),
    success: toneOf(p.success),
    warning: toneOf(p.warning),
    danger: toneOf(p.danger),
    neutral: { surface: p.ink[100], text: p.ink[700], border: p.ink[300], icon: p.ink[600] },
  },
  fill: {
    success: p.success[600],
    rating: p.warning[500],
    track: p.ink[200],
    control: p.ink[500],
    drawing: p.drawing,
    markDot: p.markDot,
    selectedInk: p.ink[900],
    avatar: p.ink[800],
  },
  scrim: { dialog: 'rgba(8, 19, 32, .48)', nested: 'rgba(8, 19, 32, .32)', menu: 'rgba(8, 19, 32, .24)' },
  space: px(space),
  radius: px(radius),
  size: {
    controlSm: '32px',
    controlMd: '40px',
    controlLg: '48px',
    header: `${headerHeightPx.narrow}px`,
    stickyTop: '0px',
    adminBar: '56px',
    adminNav: '240px',
  },
  elevation: {
    '0': 'none',
    '1': '0 1px 2px rgba(8, 19, 32, .18), inset 0 1px 0 rgba(255, 255, 255, .16)',
    '2': '0 8px 24px -8px rgba(8, 19, 32, .16)',
    '3': '0 12px 32px -8px rgba(8, 19, 32, .24), 0 0 0 1px rgba(8, 19, 32, .08)',
    '4': '0 24px 64px -12px rgba(8, 19, 32, .40), 0 0 0 1px rgba(8, 19, 32, .06)',
  },
  focus: { halo: 'rgba(25, 118, 210, .16)', haloError: 'rgba(193, 41, 31, .16)' },
  motion: inMs(motion),
  font: {
    body: `"Mona Sans Variable", ${fallbackFamilies}`,
  },
};

/** Page background as a value, for the browser UI before any style sheet is parsed. */
export const pageColour = light.surface.page;
