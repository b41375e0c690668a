import * as v from 'valibot';
import { expect, it } from 'vitest';
import { names, text } from './fields.ts';

it.each([
  ['Relay', 'Relay'],
  [7, '7'],
  [undefined, ''],
  [null, ''],
  [['Relay'], ''],
])('reads the text %j as %j', (value, read) => {
  expect(v.parse(text, value)).toBe(read);
});

it.each([undefined, null, 'Relays', [7], ['Relays', 7]])('reads no names from %j', (value) => {
  expect(v.parse(names, value)).toEqual([]);
});
