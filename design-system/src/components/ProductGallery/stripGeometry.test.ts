import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialStrip, isSameStrip, maxUnwindowedThumbs, renderedThumbs } from './stripGeometry.ts';

describe('renderedThumbs', () => {
  it('renders all pictures of a short strip', () => {
    expect(renderedThumbs([9], maxUnwindowedThumbs)).toEqual({ first: 0, end: 12 });
  });

  it('renders the visible pictures of a long strip and four on each side', () => {
    expect(renderedThumbs([0, 1, 2, 3, 4, 5], 30)).toEqual({ first: 0, end: 10 });
    expect(renderedThumbs([10, 11, 12, 13], 30)).toEqual({ first: 6, end: 18 });
    expect(renderedThumbs([28, 29], 30)).toEqual({ first: 24, end: 30 });
  });

  it('renders the first pictures before anything is known to be visible', () => {
    expect(renderedThumbs([], 30)).toEqual({ first: 0, end: maxUnwindowedThumbs });
  });

  it('contains every visible thumbnail', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.array(fc.nat(199)), (count, indexes) => {
        const visible = indexes.filter((index) => index < count);
        const { first, end } = renderedThumbs(visible, count);
        for (const index of visible) expect(first <= index && index < end).toBe(true);
      }),
    );
  });
});

describe('a strip', () => {
  const strip = { ...initialStrip(30), scrollByPage: () => undefined };

  it('cannot scroll before it has been measured', () => {
    expect(initialStrip(30)).toEqual({
      first: 0,
      end: maxUnwindowedThumbs,
      canScrollBack: false,
      canScrollForward: false,
      scrollByPage: null,
    });
  });

  it.each([
    {},
    { first: 1 },
    { end: 13 },
    { canScrollBack: true },
    { canScrollForward: true },
    { scrollByPage: null },
  ])('is the same unless something differs: %o', (difference) => {
    expect(isSameStrip(strip, { ...strip, ...difference })).toBe(Object.keys(difference).length === 0);
  });
});
