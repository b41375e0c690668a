import { describe, expect, it } from 'vitest';
import { rangeText } from './rangeText.ts';

describe('rangeText', () => {
  it.each([
    [1, 108, '1–24 of 108'],
    [5, 108, '97–108 of 108'],
    [1, 3, '1–3 of 3'],
    [1, 123456, '1–24 of 1,23,456'],
  ])('on page %d of %d is %s', (page, total, text) => {
    expect(rangeText({ page, pageSize: 24, total })).toBe(text);
  });
});
