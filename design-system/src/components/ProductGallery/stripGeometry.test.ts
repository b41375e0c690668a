import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrollToShow, stripRange, maxUnwindowedThumbs } from './stripGeometry.ts';

describe('stripRange', () => {
  it('draws a short strip whole', () => {
    expect(stripRange({ scrolled: 900, window: 100, pitch: 90, count: maxUnwindowedThumbs })).toEqual({
      first: 0,
      end: 12,
    });
  });

  it('draws a part of 30', () => {
    expect(stripRange({ scrolled: 0, window: 552, pitch: 90, count: 30 })).toEqual({ first: 0, end: 12 });
    expect(stripRange({ scrolled: 900, window: 552, pitch: 90, count: 30 })).toEqual({ first: 6, end: 22 });
    expect(stripRange({ scrolled: 9999, window: 552, pitch: 90, count: 30 }).end).toBe(30);
  });

  it.each([0, NaN, -1])('draws the beginning while nothing is measured (%d)', (pitch) => {
    expect(stripRange({ scrolled: 0, window: 0, pitch, count: 30 })).toEqual({
      first: 0,
      end: maxUnwindowedThumbs,
    });
  });

  it('has every thumbnail that is in sight', () => {
    const length = fc.integer({ min: 1, max: 2000 });
    fc.assert(
      fc.property(
        fc.nat(200),
        length,
        length,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, window, pitch, part) => {
          const scrolled = part * Math.max(0, count * pitch - window);
          const { first, end } = stripRange({ scrolled, window, pitch, count });
          for (let at = 0; at < count; at += 1) {
            const isSeen = (at + 1) * pitch > scrolled && at * pitch < scrolled + window;
            if (isSeen) expect(first <= at && at < end).toBe(true);
          }
        },
      ),
    );
  });
});

describe('scrollToShow', () => {
  it.each([
    [0, 90, 0],
    [100, 90, -10],
    [0, 480, 8],
    [0, 900, 428],
  ])('scrolled %d, a thumbnail at %d: %d', (scrolled, start, by) => {
    expect(scrollToShow({ scrolled, window: 552, start, length: 80 })).toBe(by);
  });
});
