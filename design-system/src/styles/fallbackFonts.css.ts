import { globalFontFace } from '@vanilla-extract/css';

/** Ascent and descent of Mona Sans in percent of the size. */
const metrics = { ascent: 109, descent: 32 };

// In front of Inter in the stack, the stand-ins must leave Greek to it.
const unicodeRange = 'U+0000-00FF, U+2000-22FF';

interface StandIn {
  /** Regular and bold of typefaces that set a text equally wide, by all names systems know them by. */
  regular: readonly string[];
  bold: readonly string[];
  /** How wide Mona Sans sets our texts beside the regular, in percent. */
  text: number;
  /** How wide it sets them beside the bold, by range on its width axis: a local typeface has one width. */
  headings: Readonly<Record<string, number>>;
}

/**
 * Windows, macOS and iOS have Arial, Android has Roboto, Linux has Liberation Sans or DejaVu Sans. `npm run layout-shift`
 * measures the percentages again.
 */
const standIns: Record<string, StandIn> = {
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

// Local typefaces in the measure of Mona Sans. A document that was set in one of them stays in it (`fonts.css`): its lines
// are as high and nearly as long as they were designed.
for (const [family, { regular, bold, text, headings }] of Object.entries(standIns)) {
  globalFontFace(family, [
    rule(regular, '400 500', '100%', text),
    ...Object.entries(headings).map(([width, percent]) => rule(bold, '600 900', width, percent)),
  ]);
}
