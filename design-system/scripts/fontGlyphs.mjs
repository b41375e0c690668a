import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Returns the code points among some letters that a font file has glyphs for: a subset may list letters that
 * the typeface lacks.
 * @param {URL} file
 * @param {string} letters
 * @returns {Promise<Set<number>>}
 */
export async function drawnCodePoints(file, letters) {
  const font = await subsetFont(await readFile(file), letters, { targetFormat: 'truetype' });
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableOffset(view, 'cmap');
  const drawn = new Set();
  for (let table = 0; table < view.getUint16(cmap + 2); table++) {
    const subtable = cmap + view.getUint32(cmap + 4 + table * 8 + 4);
    if (view.getUint16(subtable) === 4) addSegments(view, subtable, drawn);
  }
  return drawn;
}

/**
 * @param {DataView} view
 * @param {string} name
 */
function tableOffset(view, name) {
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
    const tag = String.fromCodePoint(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)));
    if (tag === name) return view.getUint32(at + 8);
  }
  throw new Error(`The font has no table ${name}.`);
}

/**
 * Adds the code points of a cmap subtable of format 4: segments, each with its first and last code point.
 * @param {DataView} view
 * @param {number} subtable
 * @param {Set<number>} drawn
 */
function addSegments(view, subtable, drawn) {
  const lengthOfList = view.getUint16(subtable + 6);
  for (let at = 0; at < lengthOfList; at += 2) {
    const last = view.getUint16(subtable + 14 + at);
    const first = view.getUint16(subtable + 16 + lengthOfList + at);
    const delta = view.getUint16(subtable + 16 + lengthOfList * 2 + at);
    const range = subtable + 16 + lengthOfList * 3 + at;
    const rangeOffset = view.getUint16(range);
    for (let point = first; point <= last && point !== 0xffff; point++) {
      const glyph =
        rangeOffset === 0
          ? (point + delta) & 0xffff
          : view.getUint16(range + rangeOffset + (point - first) * 2);
      if (glyph !== 0) drawn.add(point);
    }
  }
}
