import { expect, it } from 'vitest';
import { findThreads } from './thread.ts';

const found = (text: string) => findThreads(text).map(({ value }) => `${value.system} ${value.size}`);

it.each(['für 2 Leiter', 'für 2,2 kW', 'für M', 'Größe 4'])('finds no thread in "%s"', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  ['für M20', ['M 20']],
  ['2 × M25', ['M 25']],
  ['PG 13.5', ['PG 13.5']],
  ['R 2', ['R 2']],
])('finds the thread of "%s"', (text, expected) => {
  expect(found(text)).toEqual(expected);
});
