import { globalFontFace } from '@vanilla-extract/css';

/** Ascent and descent of Mona Sans in percent of the size. */
const metrics = { ascent: 109, descent: 32 };

// In front of Inter in the stack, the stand-in must leave Greek to it.
const unicodeRange = 'U+0000-00FF, U+2000-206F, U+20AC, U+20B9, U+2122, U+2212';

const regular =
  'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica"), local("Roboto"), local("Roboto-Regular")';
const bold =
  'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold"), local("Roboto Bold"), local("Roboto-Bold")';

/**
 * How wide Mona Sans sets our texts beside Arial (regular up to weight 500, bold above), in percent, by weight and width
 * of the type scale: measured over sentences for the body weights and over titles for the others.
 */
const widthBesideArial = [
  { weight: '400', width: 100, src: regular, percent: 103.7 },
  { weight: '500', width: 100, src: regular, percent: 105.6 },
  { weight: '600 900', width: 100, src: bold, percent: 100.6 },
  { weight: '600 900', width: 103, src: bold, percent: 101.7 },
  { weight: '600 900', width: 106, src: bold, percent: 102.7 },
  { weight: '600 900', width: 108, src: bold, percent: 103.8 },
  { weight: '600 900', width: 110, src: bold, percent: 104.1 },
  { weight: '600 900', width: 112, src: bold, percent: 105.1 },
  { weight: '600 900', width: 118, src: bold, percent: 105.6 },
] as const;

// A local typeface in the measure of Mona Sans, so that a page set before that has arrived keeps its lines.
globalFontFace(
  'Mona Sans Fallback',
  widthBesideArial.map(({ weight, width, src, percent }) => ({
    src,
    fontWeight: weight,
    fontStretch: `${width}%`,
    unicodeRange,
    sizeAdjust: `${percent}%`,
    ascentOverride: `${((metrics.ascent / percent) * 100).toFixed(1)}%`,
    descentOverride: `${((metrics.descent / percent) * 100).toFixed(1)}%`,
    lineGapOverride: '0%',
  })),
);
