import { describe, expect, it } from 'vitest';
import { clampIndex } from './galleryState.ts';

describe('clampIndex', () => {
  it.each([
    [2, 5, 2],
    [9, 5, 4],
    [-1, 5, 0],
    [0, 0, 0],
    [Number.NaN, 3, 0],
  ])('clamps %d of %d to %d', (index, count, clamped) => expect(clampIndex(index, count)).toBe(clamped));
});
