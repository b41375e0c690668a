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

/**
 * Instance that provides the kerning. Kerning that varies along both axes is half of the font; that of one
 * instance leaves regular text as it is, and lines of other weights and widths within 0.5 % of their length.
 */
const kerningInstance = { wght: 400, wdth: 100 };

/** Tables with the kerning and its variations. */
const kerningTables = ['GPOS', 'GDEF'];

/** Returns the font subset. @returns {Promise<Buffer>} */
export async function textFont() {
  const whole = import.meta.resolve('@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2');
  const source = await readFile(fileURLToPath(whole));
  const subset = (/** @type {import('subset-font').VariationAxes} */ variationAxes) =>
    subsetFont(source, letters, { targetFormat: 'sfnt', variationAxes, keepFeatures: features });
  const [variable, instance] = await Promise.all([subset(axes), subset(kerningInstance)]);
  const font = replaceTables(variable, instance, kerningTables);
  // Again, for the checksums of the changed names and tables.
  return subsetFont(renamed(font), letters, { targetFormat: 'woff2', keepFeatures: features });
}

/** Returns the tables of an sfnt in their order. */
function readTables(/** @type {Buffer} */ font) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index;
    const start = font.readUInt32BE(entry + 8);
    const length = font.readUInt32BE(entry + 12);
    return {
      tag: font.toString('latin1', entry, entry + 4),
      bytes: font.subarray(start, start + length),
      start,
    };
  });
}

/** Returns a font with tables of another that has the same glyphs; checksums are left out. @returns {Buffer} */
function replaceTables(
  /** @type {Buffer} */ font,
  /** @type {Buffer} */ other,
  /** @type {readonly string[]} */ tags,
) {
  const replacements = new Map(readTables(other).map(({ tag, bytes }) => [tag, bytes]));
  const tables = readTables(font);
  const directory = Buffer.alloc(12 + 16 * tables.length);
  font.copy(directory, 0, 0, 12);
  const parts = [directory];
  let at = directory.length;
  tables.forEach(({ tag, bytes: own }, index) => {
    const bytes = (tags.includes(tag) && replacements.get(tag)) || own;
    const entry = 12 + 16 * index;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    // Tables begin at multiples of four.
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    parts.push(padded);
    at += padded.length;
  });
  return Buffer.concat(parts);
}

/** The licence reserves the name "Mona" (OFL 3), so a modified font needs another, of the same length. */
const newNames = [
  ['Mona Sans', 'Site Text'],
  ['MonaSans', 'SiteText'],
];

/** Names that identify a font; others are the copyright and the axis labels. */
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
  const table = readTables(font).find(({ tag }) => tag === 'name')?.start;
  if (table === undefined) throw new Error('The font has no names.');
  const texts = table + font.readUInt16BE(table + 4);
  return Array.from({ length: font.readUInt16BE(table + 2) }, (_, at) => table + 6 + 12 * at)
    .filter((record) => font.readUInt16BE(record) === 3)
    .map((record) => {
      const start = texts + font.readUInt16BE(record + 10);
      return { id: font.readUInt16BE(record + 6), start, end: start + font.readUInt16BE(record + 8) };
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(textFontFile, await textFont());
