import { describe, expect, it } from 'vitest';
import { looksLikeHeader, repeatedHeaders } from './headerOps.ts';

describe('repeatedHeaders', () => {
  it.each([
    [['A', 'B'], []],
    [
      ['A', 'b', 'a '],
      [0, 2],
    ],
    [['', ''], []],
  ])('of %j are %j', (headers, repeated) => {
    expect([...repeatedHeaders(headers)].sort()).toEqual(repeated);
  });
});

describe('looksLikeHeader', () => {
  it.each([
    [
      [
        ['Code', 'Size (mm)'],
        ['EV-1', '12'],
      ],
      true,
    ],
    [
      [
        ['EV-1', '12'],
        ['EV-2', '14'],
      ],
      false,
    ],
    [
      [
        ['Code', ''],
        ['EV-1', '12'],
      ],
      false,
    ],
    [[['Code', 'Size']], false],
    [[], false],
  ])('%j: %s', (cells, expected) => {
    expect(looksLikeHeader(cells)).toBe(expected);
  });
});
