import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { letters, textFont, textFontFile } from './fonts.mjs';

it('the typeface in the sources is the stated part of Mona Sans, and light', async () => {
  const file = await readFile(textFontFile);
  expect(file.equals(await textFont())).toBe(true);
  expect(file.length).toBeLessThanOrEqual(45_000);
});

it('is stated for exactly the letters it has', async () => {
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

it('no typeface takes the place of another once a document is shown (ADR 17)', async () => {
  const css = await readFile(new URL('../src/styles/fonts.css', import.meta.url), 'utf8');
  const displays = [...css.matchAll(/font-display: (\w+)/g)].map(([, display]) => display);
  expect(displays).toHaveLength(css.split('@font-face').length - 1);
  expect(new Set(displays)).toEqual(new Set(['optional']));
});
