import { describe, expect, it } from 'vitest';
import {
  describeLimits,
  duplicateNames,
  fileRejection,
  formatKilobytes,
  isHeic,
  pixelRejection,
} from './imageFileOps.ts';

const limits = { minBytes: 1, maxBytes: 10 * 1024 * 1024, maxPixels: 50_000_000 };

describe('fileRejection (S-334)', () => {
  it.each([
    ['image/jpeg', 0, 'empty'],
    ['image/jpeg', 1, null],
    ['image/jpeg', 10_485_759, null],
    ['image/jpeg', 10_485_760, 'tooLarge'],
    ['image/heic', 5, 'heic'],
    ['image/heif-sequence', 0, 'heic'],
    ['image/avif', 5, null],
    ['image/svg+xml', 5, null],
    ['application/pdf', 5, 'notAnImage'],
    ['', 5, 'notAnImage'],
    ['text/image/png', 5, 'notAnImage'],
    ['image/png', Number.NaN, 'empty'],
  ])('of a file of type "%s" with %d bytes is %s', (type, size, problem) => {
    expect(fileRejection({ name: 'photo', type, size }, limits)).toBe(problem);
  });
});

describe('isHeic', () => {
  it('depends on the type, or on the name without one', () => {
    expect(isHeic({ name: 'IMG_1.HEIC', type: '' })).toBe(true);
    expect(isHeic({ name: 'IMG_1.heif', type: '' })).toBe(true);
    expect(isHeic({ name: 'photo', type: 'image/heic' })).toBe(true);
    expect(isHeic({ name: 'renamed.heic', type: 'image/jpeg' })).toBe(false);
    expect(isHeic({ name: 'heic.png', type: '' })).toBe(false);
  });
});

describe('pixelRejection', () => {
  it('reports damaged files, and those with too many pixels', () => {
    expect(pixelRejection(null, limits)).toBe('damaged');
    expect(pixelRejection({ width: 1, height: 1 }, limits)).toBeNull();
    expect(pixelRejection({ width: 10_000, height: 5000 }, limits)).toBeNull();
    expect(pixelRejection({ width: 10_000, height: 5001 }, limits)).toBe('tooManyPixels');
  });
});

describe('duplicateNames', () => {
  const file = (name: string, size = 5) => ({ name, size });

  it('reports files that are chosen again, or twice at once', () => {
    expect(duplicateNames([file('a'), file('b')], [file('b'), file('c')])).toEqual(['b']);
    expect(duplicateNames([file('a'), file('a'), file('a')], [])).toEqual(['a']);
    expect(duplicateNames([file('a', 6), file('b', 5)], [file('a')])).toEqual([]);
  });
});

describe('describeLimits', () => {
  it.each([
    [10 * 1024 ** 2, 50_000_000, '10 MB', '50 million'],
    [2.5 * 1024 ** 2, 12_500_000, '2.5 MB', '12.5 million'],
    [2048, 63, '2 KB', '63'],
  ])('formats %d bytes and %d pixels', (maxBytes, maxPixels, maxSize, pixels) => {
    expect(describeLimits({ minBytes: 1, maxBytes, maxPixels })).toEqual({ maxSize, maxPixels: pixels });
  });
});

describe('formatKilobytes (S-332)', () => {
  it.each([
    [0, '0.0 KB'],
    [1, '0.0 KB'],
    [1024, '1.0 KB'],
    [246_272, '240.5 KB'],
    [10_485_759, '10,240.0 KB'],
    [-1, '0.0 KB'],
  ])('of %d: %s', (bytes, text) => {
    expect(formatKilobytes(bytes)).toBe(text);
  });
});
