import { describe, expect, it } from 'vitest';
import { pageNumber, rangeText } from './productPages.ts';

describe('pageNumber', () => {
  it.each([
    [null, 1],
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['x', 1],
  ])('of %j is %d', (text, page) => {
    expect(pageNumber(text)).toBe(page);
  });
});

describe('rangeText', () => {
  it.each([
    [1, 108, '1–24 of 108'],
    [5, 108, '97–108 of 108'],
    [1, 3, '1–3 of 3'],
    [1, 123456, '1–24 of 1,23,456'],
  ])('on page %d of %d says %s', (page, total, text) => {
    expect(rangeText({ page, pageSize: 24, total })).toBe(text);
  });
});
