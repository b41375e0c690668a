// Writes src/styles/fonts/site-text.woff2, the subset of Mona Sans the site uses: `node scripts/fonts.mjs`.
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

export const textFontFile = new URL('../src/styles/fonts/site-text.woff2', import.meta.url);

/** Returns the font subset. @returns {Promise<Buffer>} */
export async function textFont() {
  const whole = import.meta.resolve('@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2');
  const subset = await subsetFont(await readFile(fileURLToPath(whole)), letters, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: features,
  });
  // Again, for the checksums of the changed names.
  return subsetFont(renamed(subset), letters, { targetFormat: 'woff2', keepFeatures: features });
}

/** The licence reserves the name "Mona" (OFL 3), so a modified font needs another, of the same length. */
const newNames = [
  ['Mona Sans', 'Site Text'],
  ['MonaSans', 'SiteText'],
];

/** Names that identify a font; others are the copyright and the labels of its axes. */
const identifyingNames = [1, 3, 4, 6, 16, 18, 21, 25];

/** Replaces the reserved name in an sfnt. @returns {Buffer} */
function renamed(/** @type {Buffer} */ font) {
  const copy = Buffer.from(font);
  for (const { id, start, end } of nameRecords(copy)) {
    if (!identifyingNames.includes(id)) continue;
    const text = Buffer.from(copy.subarray(start, end)).swap16().toString('utf16le');
    const next = newNames.reduce((name, [from = '', to = '']) => name.replaceAll(from, to), text);
    Buffer.from(next, 'utf16le').swap16().copy(copy, start);
  }
  return copy;
}

/** Returns the place of each name of the Windows platform, which are UTF-16. */
export function nameRecords(/** @type {Buffer} */ font) {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) throw new Error('The font has no names.');
  const table = font.readUInt32BE(entry + 8);
  const texts = table + font.readUInt16BE(table + 4);
  return Array.from({ length: font.readUInt16BE(table + 2) }, (_, at) => table + 6 + 12 * at)
    .filter((record) => font.readUInt16BE(record) === 3)
    .map((record) => {
      const start = texts + font.readUInt16BE(record + 10);
      return { id: font.readUInt16BE(record + 6), start, end: start + font.readUInt16BE(record + 8) };
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(textFontFile, await textFont());
