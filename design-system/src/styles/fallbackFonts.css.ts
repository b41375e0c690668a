import { globalFontFace } from '@vanilla-extract/css';

/** Ascent and descent of Mona Sans in percent of the font size. */
const metrics = { ascent: 109, descent: 32 };

// The fallbacks precede Inter in the font stack, so they must not cover Greek, which Inter does.
const unicodeRange = 'U+0000-00FF, U+2000-22FF';

interface FallbackFont {
  /** Local names of metrically compatible regular and bold fonts, in all systems. */
  regular: readonly string[];
  bold: readonly string[];
  /** Width of our texts in Mona Sans relative to the regular font, in percent. */
  text: number;
  /** The same for the bold font, by range of the width axis: a local font has only one width. */
  headings: Readonly<Record<string, number>>;
}

/**
 * Windows, macOS and iOS have Arial, Android has Roboto, Linux has Liberation Sans or DejaVu Sans. `npm run layout-shift`
 * measures the percentages again.
 */
const fallbackFonts: Record<string, FallbackFont> = {
  'Mona Sans Arial': {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
    text: 103.6,
    headings: { '100%': 99.9, '103% 108%': 102.2, '110% 118%': 104.5 },
  },
  'Mona Sans Roboto': {
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    text: 104,
    headings: { '100%': 106.4, '103% 118%': 110 },
  },
  'Mona Sans DejaVu': {
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    text: 90.9,
    headings: { '100%': 84.3, '103% 118%': 87.2 },
  },
};

const rule = (names: readonly string[], fontWeight: string, fontStretch: string, percent: number) => ({
  src: names.map((name) => `local("${name}")`).join(', '),
  fontWeight,
  fontStretch,
  unicodeRange,
  sizeAdjust: `${percent}%`,
  ascentOverride: `${((metrics.ascent / percent) * 100).toFixed(1)}%`,
  descentOverride: `${((metrics.descent / percent) * 100).toFixed(1)}%`,
  lineGapOverride: '0%',
});

// Local fonts adjusted to the metrics of Mona Sans. A document rendered in one of them keeps it (`fonts.css`), so its lines
// must be as high as designed, and nearly as long.
for (const [family, { regular, bold, text, headings }] of Object.entries(fallbackFonts)) {
  globalFontFace(family, [
    rule(regular, '400 500', '100%', text),
    ...Object.entries(headings).map(([width, percent]) => rule(bold, '600 900', width, percent)),
  ]);
}
