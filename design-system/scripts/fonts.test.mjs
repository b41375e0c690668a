import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawnCodePoints } from './fontGlyphs.mjs';
import subsetFont from 'subset-font';
import { letters, nameRecords, textFont, textFontFile } from './fonts.mjs';

it('the font file is the declared subset of Mona Sans and stays small', async () => {
  const file = await readFile(textFontFile);
  expect(file.equals(await textFont())).toBe(true);
  expect(file.length).toBeLessThanOrEqual(29_000);
});

it('does not use the name reserved by the licence of Mona Sans, which is stored next to it', async () => {
  const font = await subsetFont(await readFile(textFontFile), letters, { targetFormat: 'sfnt' });
  const names = nameRecords(font).map(({ id, start, end }) => ({
    id,
    text: Buffer.from(font.subarray(start, end)).swap16().toString('utf16le'),
  }));
  expect(names.find(({ id }) => id === 1)?.text).toMatch(/^Site Text/);
  expect(names.filter(({ id, text }) => id !== 0 && /mona/i.test(text))).toEqual([]);
  const licence = await readFile(new URL('../src/styles/fonts/OFL.txt', import.meta.url), 'utf8');
  expect(licence).toContain('Reserved Font Name "Mona"');
  expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

/** Returns the code points of each face in fonts.css, in its order. */
async function readRanges() {
  const css = await readFile(new URL('../src/styles/fonts.css', import.meta.url), 'utf8');
  return [...css.matchAll(/font-family: '([^']+)'[^]*?url\('([^']+)'\)[^]*?unicode-range:([^;]+);/g)].map(
    ([, family, file = '', range = '']) => ({
      family,
      file,
      codePoints: range.split(',').flatMap(expandRange),
    }),
  );
}

/** Returns the code points of `U+2013-2014`. */
function expandRange(/** @type {string} */ range) {
  const [first = '', last = first] = range.trim().slice(2).split('-');
  const from = Number.parseInt(first, 16);
  return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => from + at);
}

it('its unicode-range lists exactly its characters', async () => {
  const ranges = await readRanges();
  const stated = ranges.find(({ file }) => file.endsWith('site-text.woff2'))?.codePoints;
  expect(stated?.toSorted((a, b) => a - b)).toEqual(
    [...letters].map((letter) => letter.codePointAt(0)).sort((a, b) => Number(a) - Number(b)),
  );
});

it('no character is declared for two faces of a family, because a late first one would load the second', async () => {
  const ranges = await readRanges();
  expect(ranges).toHaveLength(4);
  for (const { family } of ranges) {
    const stated = ranges.filter((face) => face.family === family).flatMap(({ codePoints }) => codePoints);
    const twice = stated.filter((codePoint, at) => stated.indexOf(codePoint) !== at);
    expect(twice.map((codePoint) => codePoint.toString(16))).toEqual([]);
  }
});

it('each face has a glyph for every declared character, so that none is loaded in vain', async () => {
  const styles = new URL('../src/styles/', import.meta.url);
  for (const { file, codePoints } of await readRanges()) {
    const url = file.startsWith('.') ? new URL(file, styles) : new URL(import.meta.resolve(file));
    const drawn = await drawnCodePoints(url, String.fromCodePoint(...codePoints));
    const missing = codePoints.filter((codePoint) => !drawn.has(codePoint));
    expect
      .soft(
        missing.map((codePoint) => codePoint.toString(16)),
        file,
      )
      .toEqual([]);
  }
});

const isShown = (/** @type {string} */ path) =>
  /(\.tsx|Labels\.ts|Texts\.ts|Menus\.ts)$/.test(path) && !path.endsWith('test.tsx');

it("has a glyph for every character in the components' own texts", async () => {
  const folder = new URL('../src/components/', import.meta.url);
  const paths = (await readdir(folder, { recursive: true })).filter(isShown);
  const missing = await Promise.all(
    paths.map(async (path) => {
      const source = await readFile(new URL(path, folder), 'utf8');
      const code = source.replace(/\/\*[^]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');
      // Menus draw the arrows of their shortcuts as icons.
      const icons = path === 'Menu/MenuRow.tsx' || code.includes('shortcut:') ? '↑↓←→' : '';
      const unknown = [...code].filter((letter) => letter > '~' && !(letters + icons).includes(letter));
      return unknown.map((letter) => `${letter} in ${path}`);
    }),
  );
  expect(missing.flat()).toEqual([]);
});

it('no typeface replaces another once a document is shown (ADR 17)', async () => {
  const css = await readFile(new URL('../src/styles/fonts.css', import.meta.url), 'utf8');
  const displays = [...css.matchAll(/font-display: (\w+)/g)].map(([, display]) => display);
  expect(displays).toHaveLength(css.split('@font-face').length - 1);
  expect(new Set(displays)).toEqual(new Set(['optional']));
});
