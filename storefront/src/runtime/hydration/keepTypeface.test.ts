// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keepTypeface } from './keepTypeface.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['typeface'];
});

function typefaceAfter({ isLoaded = true, responseEnd = 0 }): string | undefined {
  Object.assign(document, { fonts: { check: () => isLoaded } });
  vi.stubGlobal('performance', {
    getEntriesByName: () => [{ startTime: 900 }],
    getEntriesByType: () => [
      { name: 'https://elvora.example/assets/react-1.js', responseEnd: 5000 },
      { name: 'https://elvora.example/assets/site-text-1.woff2', responseEnd },
    ],
  });
  keepTypeface();
  return document.documentElement.dataset['typeface'];
}

it.each([
  ['is still on its way', { isLoaded: false }, 'fallback'],
  ['came after the first paint', { responseEnd: 1001 }, 'fallback'],
  ['was there at the first paint', { responseEnd: 899 }, undefined],
  ['came while the browser waited for it', { responseEnd: 1000 }, undefined],
])('a document whose font %s keeps its typeface (ADR 17)', (_, timing, typeface) => {
  expect(typefaceAfter(timing)).toBe(typeface);
});
