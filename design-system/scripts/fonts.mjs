// Writes src/styles/fonts/mona-sans-text.woff2, the part of Mona Sans the site sets its texts in: `node scripts/fonts.mjs`.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** English, and the signs that ratings and sizes are written with; fonts.css states the same range. */
export const letters =
  String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 0x20 + at)) +
  '\u00a0©®°±²³·¼½¾×Ø÷–—‘’“”•…™↑↓−';

/** Weights and widths of the type scale; the axes stay. */
const axes = { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 118 } };

/** Kerning, accents and figures of one width. Alternate shapes are left out. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

export const textFontFile = new URL('../src/styles/fonts/mona-sans-text.woff2', import.meta.url);

/** @returns {Promise<Buffer>} */
export async function textFont() {
  const whole = import.meta.resolve('@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2');
  return subsetFont(await readFile(fileURLToPath(whole)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(textFontFile, await textFont());
