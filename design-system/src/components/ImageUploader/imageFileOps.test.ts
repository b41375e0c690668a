import { describe, expect, it } from 'vitest';
import { fileRejection, formatKilobytes } from './imageFileOps.ts';

const limits = { minBytes: 1, maxBytes: 10 * 1024 * 1024 };

describe('fileRejection (S-334)', () => {
  it.each([
    ['image/jpeg', 0, 'empty'],
    ['image/jpeg', 1, null],
    ['image/jpeg', 10_485_759, null],
    ['image/jpeg', 10_485_760, 'tooLarge'],
    ['image/heic', 5, null],
    ['image/svg+xml', 5, null],
    ['application/pdf', 5, 'notAnImage'],
    ['', 5, 'notAnImage'],
    ['text/image/png', 5, 'notAnImage'],
    ['image/png', Number.NaN, 'empty'],
  ])('%s of %d bytes: %s', (type, size, problem) => {
    expect(fileRejection({ type, size }, limits)).toBe(problem);
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
