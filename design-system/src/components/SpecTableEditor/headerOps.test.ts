import { describe, expect, it } from 'vitest';
import { repeatedHeaders } from './headerOps.ts';

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
