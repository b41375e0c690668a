import { expect, it } from 'vitest';
import { readConditions } from './queryConditions.ts';

const curveOf = (text: string) => /curve ([bcd])$/.exec(readConditions(text, () => false).rest)?.[1] ?? null;

it.each([
  ['mcb c32', 'c'],
  ['mcb 63a d', 'd'],
  ['32 amp double pole mcb for geyser c', 'c'],
  ['mcb b, 16 a', 'b'],
  ['mcb dp 63a c not d', 'c'],
])('reads the curve of "%s"', (text, curve) => {
  expect(curveOf(text)).toBe(curve);
});

it.each(['contactor c', 'mcb curve by letter d, 16 a', "mcb d'addario", 'mcb b/c'])(
  'reads no curve from the letters of "%s"',
  (text) => {
    expect(readConditions(text, () => false).rest).not.toMatch(/curve [bcd]$/);
  },
);
