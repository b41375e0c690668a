import { createGlobalThemeContract } from '@vanilla-extract/css';

const action = { rest: null, hover: null, pressed: null } as const;
const tone = { surface: null, text: null, border: null, icon: null } as const;
const duration = { duration: null, easing: null } as const;

/**
 * Tokens for components, by role instead of hue. A theme is one file that gives each token a value (see
 * `light.css.ts`).
 */
export const vars = createGlobalThemeContract(
  {
    text: {
      default: null,
      body: null,
      soft: null,
      muted: null,
      disabled: null,
      link: null,
      linkHover: null,
      onFill: null,
      onDark: null,
      onDarkMuted: null,
      danger: null,
    },
    surface: {
      page: null,
      canvas: null,
      sunken: null,
      hover: null,
      selected: null,
      selectedSoft: null,
      inverse: null,
      photo: null,
      hero: null,
      mark: null,
      disabled: null,
    },
    border: {
      subtle: null,
      strong: null,
      strongHover: null,
      strongPressed: null,
      control: null,
      controlHover: null,
      focus: null,
      onDark: null,
      error: null,
      dashed: null,
    },
    action: {
      primary: action,
      accent: action,
      danger: action,
      secondary: action,
      ghost: action,
      text: action,
      inverse: action,
    },
    tone: { brand: tone, accent: tone, success: tone, warning: tone, danger: tone, neutral: tone },
    fill: {
      success: null,
      rating: null,
      track: null,
      control: null,
      drawing: null,
      markDot: null,
      selectedInk: null,
      avatar: null,
    },
    scrim: { dialog: null, nested: null, menu: null },
    space: {
      '0': null,
      '0_5': null,
      '1': null,
      '1_5': null,
      '2': null,
      '3': null,
      '4': null,
      '5': null,
      '6': null,
      '8': null,
      '10': null,
      '13': null,
    },
    radius: { '1': null, '2': null, '3': null, sheet: null, full: null },
    size: {
      controlSm: null,
      controlMd: null,
      controlLg: null,
      header: null,
      /** Height of sticky elements above the content: 0 unless a frame such as `SiteMain` sets it. */
      stickyTop: null,
      adminBar: null,
      adminNav: null,
    },
    elevation: { '0': null, '1': null, '2': null, '3': null, '4': null },
    focus: { halo: null, haloError: null },
    motion: { fast: duration, base: duration, slow: duration, exit: duration, shimmer: duration },
    font: { body: null },
  },
  (_value, path) => `e-${path.join('-')}`,
);

export const tones = ['brand', 'accent', 'success', 'warning', 'danger', 'neutral'] as const;
export type Tone = (typeof tones)[number];
