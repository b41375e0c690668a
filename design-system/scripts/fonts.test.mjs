import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawnCodePoints } from './fontGlyphs.mjs';
import { letters, textFont, textFontFile } from './fonts.mjs';

it('the font file is the declared subset of Mona Sans and stays small', async () => {
  const file = await readFile(textFontFile);
  expect(file.equals(await textFont())).toBe(true);
  expect(file.length).toBeLessThanOrEqual(45_000);
});

it('its unicode-range lists exactly its letters', async () => {
  const css = await readFile(new URL('../src/styles/fonts.css', import.meta.url), 'utf8');
  const range = /mona-sans-text\.woff2[^]*?unicode-range:([^;]+);/.exec(css)?.[1] ?? '';
  const stated = range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => from + at);
  });
  expect(stated.sort((a, b) => a - b)).toEqual(
    [...letters].map((letter) => letter.codePointAt(0)).sort((a, b) => Number(a) - Number(b)),
  );
});

it('draws every letter it states', async () => {
  const drawn = await drawnCodePoints(textFontFile, letters);
  expect([...letters].filter((letter) => !drawn.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

const isShown = (/** @type {string} */ path) =>
  /(\.tsx|Labels\.ts|Texts\.ts|Menus\.ts)$/.test(path) && !path.endsWith('test.tsx');

it('draws every character that components write themselves', async () => {
  const folder = new URL('../src/components/', import.meta.url);
  const paths = (await readdir(folder, { recursive: true })).filter(isShown);
  const missing = await Promise.all(
    paths.map(async (path) => {
      const source = await readFile(new URL(path, folder), 'utf8');
      const code = source.replace(/\/\*[^]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');
      // Menus draw the arrows of their shortcuts as icons.
      const icons = path === 'Menu/Menu.tsx' || code.includes('shortcut:') ? '↑↓←→' : '';
      const unknown = [...code].filter((letter) => letter > '~' && !(letters + icons).includes(letter));
      return unknown.map((letter) => `${letter} in ${path}`);
    }),
  );
  expect(missing.flat()).toEqual([]);
});

it('no typeface takes the place of another once a document is shown (ADR 17)', async () => {
  const css = await readFile(new URL('../src/styles/fonts.css', import.meta.url), 'utf8');
  const displays = [...css.matchAll(/font-display: (\w+)/g)].map(([, display]) => display);
  expect(displays).toHaveLength(css.split('@font-face').length - 1);
  expect(new Set(displays)).toEqual(new Set(['optional']));
});

it('is the only face of its letters: while it loads, browsers ask for the next that states them', async () => {
  const css = await readFile(new URL('../src/styles/fonts.css', import.meta.url), 'utf8');
  const others = css.split('@font-face').filter((face) => !face.includes('mona-sans-text'));
  const stated = others
    .flatMap((face) => [...face.matchAll(/U\+(\w+)(?:-(\w+))?/g)])
    .map(([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)]);
  expect(stated.length).toBeGreaterThan(20);
  const doubled = [...letters].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return stated.some(([from = 0, to = 0]) => from <= code && code <= to);
  });
  expect(doubled).toEqual([]);
});
