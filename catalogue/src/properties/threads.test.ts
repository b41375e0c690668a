import { expect, it } from 'vitest';
import { writeValue } from './propertyValue.ts';
import { findThreads } from './thread.ts';

const found = (text: string) => findThreads(text).map(({ value }) => writeValue(value));

it.each([
  ['M20', ['M20']],
  ['m20', ['M20']],
  ['M 20', ['M20']],
  ['M20 × 1.5', ['M20 × 1.5']],
  ['M20x1,5', ['M20 × 1.5']],
  ['M20X1.5', ['M20 × 1.5']],
  ['M20*1.25', ['M20 × 1.25']],
  ['M2.5', ['M2.5']],
  ['M2,5', ['M2.5']],
  ['2 × M20', ['2 × M20']],
  ['12 X M20', ['12 × M20']],
  ['M5, M6', ['M5', 'M6']],
  ['M110', ['M110']],
  ['PG 13.5', ['PG 13.5']],
  ['PG13,5', ['PG 13.5']],
  ['PG-9', ['PG 9']],
  ['pg 9', ['PG 9']],
  ['½ NPT', ['NPT 0.5']],
  ['1/2 NPT', ['NPT 0.5']],
  ['1/2" NPT', ['NPT 0.5']],
  ['1/2 inch NPT', ['NPT 0.5']],
  ['1/2 in NPT', ['NPT 0.5']],
  ['NPT ½', ['NPT 0.5']],
  ['NPT 1/2"', ['NPT 0.5']],
  ['NPT 1/2 inch', ['NPT 0.5']],
  ['NPT-1/2', ['NPT 0.5']],
  ['NPT 1 1/2', ['NPT 1.5']],
  ['NPT 1-1/2', ['NPT 1.5']],
  ['NPT 1½', ['NPT 1.5']],
  ['G 3/4', ['G 0.75']],
  ['R 2', ['R 2']],
  ['BSP 1', ['G 1']],
  ['BSPP 1', ['G 1']],
  ['BSPT 1', ['R 1']],
  ['1 BSPT', ['R 1']],
  ['bsp 1', ['G 1']],
  ['G 6', ['G 6']],
])('reads the threads of %j as %o', (text, expected) => expect(found(text)).toEqual(expected));

it.each([
  'M0',
  'M20mm',
  'M2 V',
  'M2 A',
  'M2 W',
  'M20/25',
  'M20a',
  'AM20',
  '1M20',
  '_M20',
  'M1234',
  'PG 9a',
  'XPG 9',
  // Rails are named G 32.
  'G 32',
  'G 7',
  'NPT 0',
  'NPT',
  '5.1/2 BSPX',
])('reads no thread in %j', (text) => expect(found(text)).toEqual([]));

it('returns the position of a thread', () => {
  expect(findThreads('for M20 × 1.5, brass')).toMatchObject([{ index: 4, length: 9 }]);
});
