// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keepTypeface } from './keepTypeface.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.removeAttribute('style');
  delete document.documentElement.dataset['typeface'];
});

/** `isUsed`: text is rendered in the web font, which is wider. */
function typefaceAfter({ isLoaded, isUsed }: { isLoaded: boolean; isUsed: boolean }): string | undefined {
  document.body.style.fontFamily = '"Mona Sans Variable", "Mona Sans Arial", sans-serif';
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return isUsed && !this.style.fontFamily.includes('Arial') ? 2030 : 2000;
  });
  Object.assign(document, { fonts: { check: () => isLoaded } });
  keepTypeface();
  return document.documentElement.dataset['typeface'];
}

it.each([
  ['has not loaded', { isLoaded: false, isUsed: false }, 'fallback'],
  ['has loaded, but too late', { isLoaded: true, isUsed: false }, 'fallback'],
  ['is in use', { isLoaded: true, isUsed: true }, undefined],
])('a document whose font %s keeps its typeface (ADR 17)', (_, font, typeface) => {
  const before = document.body.childElementCount;
  expect(typefaceAfter(font)).toBe(typeface);
  expect(document.body.childElementCount).toBe(before);
});
