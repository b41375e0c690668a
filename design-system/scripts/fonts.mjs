// Writes src/styles/fonts/mona-sans-text.woff2, the subset of Mona Sans the site uses: `node scripts/fonts.mjs`.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** English letters and the symbols of ratings and sizes; fonts.css has the same range. */
export const letters =
  String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 0x20 + at)) +
  '\u00a0©®°±²³·¼½¾×Ø÷–—‘’“”•…™↑↓−';

/** Weight and width ranges of the type scale; the font stays variable. */
const axes = { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 118 } };

/** Kerning, accents and tabular figures, without alternate glyphs. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

export const textFontFile = new URL('../src/styles/fonts/mona-sans-text.woff2', import.meta.url);

/** Returns the font subset. @returns {Promise<Buffer>} */
export async function textFont() {
  const whole = import.meta.resolve('@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2');
  return subsetFont(await readFile(fileURLToPath(whole)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(textFontFile, await textFont());
