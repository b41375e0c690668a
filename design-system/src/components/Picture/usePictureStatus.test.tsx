// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Picture } from './index.ts';

const source = {
  src: '/media/abc.jpg',
  width: 800,
  height: 600,
  variants: [
    { type: 'image/avif', srcSet: '/media/abc/320.avif 320w' },
    { type: 'image/webp', srcSet: '/media/abc/320.webp 320w' },
  ],
};

afterEach(() => vi.restoreAllMocks());

/** Renders a picture of a page, navigates to the next page, and returns what the document no longer contains. */
function removeFromPage(isComplete: boolean) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(isComplete);
  const container = document.createElement('div');
  const root = createRoot(container);
  flushSync(() =>
    root.render(<Picture alt="Gland" sizes="(min-width: 900px) 25vw, 100vw" source={source} />),
  );
  const [image] = container.querySelectorAll('img');
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ sizes }) => sizes)).toEqual(Array(2).fill('auto, (min-width: 900px) 25vw, 100vw'));
  flushSync(() => root.render(null));
  expect(container.querySelector('img')).toBeNull();
  // jsdom reflects no `loading`.
  return { loading: image?.loading ?? 'lazy', sizes: sources.map(({ sizes }) => sizes) };
}

// Chromium would keep a removed image that is lazy and has `sizes="auto"`, with everything around it.
it('removes the automatic size of a picture that was not loaded, and requests nothing', () => {
  expect(removeFromPage(false)).toEqual({
    loading: 'lazy',
    sizes: ['(min-width: 900px) 25vw, 100vw', '(min-width: 900px) 25vw, 100vw'],
  });
});

it('removes the lazy loading of a picture that was loaded', () => {
  expect(removeFromPage(true).loading).toBe('eager');
});
