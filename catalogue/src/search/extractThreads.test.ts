import { expect, it } from 'vitest';
import { readConditions } from './queryConditions.ts';

const wanted = (text: string) => readConditions(text, () => false).conditions.map((each) => each.wanted);
const thread = (size: number) => ({ kind: 'thread', system: 'M', size, pitch: null });

it.each([
  ['lug with 3/8 inch stud', 10],
  ['lug stud 1/2"', 12],
  ['lug bolt 5/16 in', 8],
  ['plug 20 mm entry', 20],
  ['plug for 25mm cable entry', 25],
])('reads the metric thread of "%s"', (text, size) => {
  expect(wanted(text)).toEqual([thread(size)]);
});

it.each(['tube 3/8 inch', 'drill 24 mm entry', 'lug with hole 13 mm'])('reads no thread in "%s"', (text) => {
  expect(wanted(text)).toMatchObject([{ kind: 'quantity', dimension: 'length' }]);
});

it.each([
  ['screw < m8', '<'],
  ['stud ≥ m8', '≥'],
  ['stud >=m8', '≥'],
  ['gland ≤ m8', '≤'],
  ['gland > m8', '>'],
])('reads the bound of "%s"', (text, sign) => {
  expect(wanted(text)).toEqual([{ ...thread(8), sign }]);
});
