// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keepTypeface } from './keepTypeface.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['typeface'];
});

/** `isInUse`: the heading is set in the web font, and wider in the other. */
function typefaceAfter({ isLoaded = true, responseEnd = 0, isInUse = false }): string | undefined {
  document.body.innerHTML = '<h1>Products</h1>';
  const isPinned = () => document.documentElement.dataset['typeface'] === 'fallback';
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, isInUse && isPinned() ? 203 : 200, 20);
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
  ['came late, but is in use', { responseEnd: 1001, isInUse: true }, undefined],
])('a document whose font %s keeps its typeface (ADR 17)', (_, timing, typeface) => {
  expect(typefaceAfter(timing)).toBe(typeface);
});
