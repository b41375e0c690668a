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
])('validates the size %j as %j', (given, size) => expect(validSize(given)).toEqual(size));

it.each([
  ['1/1', { width: 400, height: 300 }, '1/1'],
  ['auto', { width: 400, height: 300 }, '400/300'],
  ['auto', {}, '1/1'],
  ['fill', { width: 400, height: 300 }, undefined],
] as const)('returns the aspect ratio %s of %j as %s', (ratio, size, css) =>
  expect(boxRatio(ratio, size)).toBe(css),
);
