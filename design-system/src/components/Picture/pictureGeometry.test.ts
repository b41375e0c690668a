import { expect, it } from 'vitest';
import { boxRatio, validSize } from './pictureGeometry.ts';

it.each([
  [
    { width: 400, height: 300 },
    { width: 400, height: 300 },
  ],
  [{ width: 400 }, undefined],
  [{ width: 0, height: 300 }, undefined],
  [{ width: -4, height: 300 }, undefined],
  [{ width: Number.NaN, height: 300 }, undefined],
  [{ width: Number.POSITIVE_INFINITY, height: 300 }, undefined],
  [{}, undefined],
])('the size of %j is %j', (given, size) => expect(validSize(given)).toEqual(size));

it.each([
  ['1/1', { width: 400, height: 300 }, '1/1'],
  ['auto', { width: 400, height: 300 }, '400/300'],
  ['auto', {}, '1/1'],
  ['fill', { width: 400, height: 300 }, undefined],
] as const)('the box %s of %j is %s', (ratio, size, css) => expect(boxRatio(ratio, size)).toBe(css));
