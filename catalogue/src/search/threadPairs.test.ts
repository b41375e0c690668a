import { expect, it } from 'vitest';
import { findThreads } from '../properties/thread.ts';
import { adaptorDirection, groupThreads } from './threadPairs.ts';

it.each([
  ['adaptor m20 to m25', 'enlarging'],
  ['m25 - m20', 'reducing'],
  ['m32 / m25 reducer', 'reducing'],
  ['m25 gland into m20 hole', 'enlarging'],
  ['put m16 gland in m20 tapped entry', 'reducing'],
  ['hole is m20, gland m25', 'enlarging'],
  ['m40 knockout, m32 gland', 'reducing'],
  ['gland m20 to box m25', 'reducing'],
  ['male m20 female m25', 'enlarging'],
  ['m20 male, m25 female', 'enlarging'],
  ['female m16, m20 male', 'reducing'],
  ['enlarger m20 female m25', 'enlarging'],
  ['reducer m20 m25', 'reducing'],
  ['step down from m20 to m25', 'reducing'],
  ['reducer or enlarger m20 to m25', 'enlarging'],
])('reads the direction of "%s"', (text, expected) => {
  expect(adaptorDirection(text, findThreads(text))).toBe(expected);
});

it.each([
  'm20 gland and m25 gland',
  'm20 / m25 gland',
  'm20, m25, m32',
  'm20 gland',
  'm20 gland into m20 hole',
])('reads no direction in "%s"', (text) => {
  expect(adaptorDirection(text, findThreads(text))).toBeNull();
});

it.each([
  ['m20, m25 or m32 gland', [[20, 25, 32]]],
  ['m20 / m25 gland', [[20, 25]]],
  ['m20 gland m25 nut', [[20], [25]]],
])('groups the threads of "%s"', (text, expected) => {
  const groups = groupThreads(text, findThreads(text));
  expect(groups.map((group) => group.map(({ value }) => value.size))).toEqual(expected);
});
