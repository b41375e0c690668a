import { describe, expect, it } from 'vitest';
import { clampIndex } from './galleryState.ts';

describe('shownIndex', () => {
  it.each([
    [2, 5, 2],
    [9, 5, 4],
    [-1, 5, 0],
    [0, 0, 0],
    [Number.NaN, 3, 0],
  ])('%d of %d is %d', (index, count, shown) => expect(clampIndex(index, count)).toBe(shown));
});
