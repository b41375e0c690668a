import { expect, it } from 'vitest';
import { gradeQuantity } from './gradeQuantity.ts';

it.each([
  [7.9, 8, true],
  [6.2, 6, true],
  [3.6, 4, true],
  [3.5, 4, false],
  [1.4, 1, false],
  [203, 200, true],
  [206, 200, false],
])('treats %d mm as a rounded %d mm: %s', (length, asked, isTaken) => {
  const wanted = { kind: 'quantity', dimension: 'length', low: asked, high: asked } as const;
  expect(gradeQuantity(wanted, 'choice', length, length, Number.NaN) > 0).toBe(isTaken);
});
