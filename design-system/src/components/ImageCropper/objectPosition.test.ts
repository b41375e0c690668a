import { expect, it } from 'vitest';
import { objectPosition } from './objectPosition.ts';

it.each([
  [{ x: 0.4, y: 0.255 }, '40% 25.5%'],
  [{ x: 0.07, y: 0.57 }, '7% 57%'],
  [{ x: 2, y: Number.NaN }, '100% 0%'],
])('the object-position of %o is %s', (point, expected) => expect(objectPosition(point)).toBe(expected));
