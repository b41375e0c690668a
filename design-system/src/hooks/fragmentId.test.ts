import { expect, it } from 'vitest';
import { fragmentId } from './fragmentId.ts';

it.each([
  ['', ''],
  ['#', ''],
  ['#EV-PC-9', 'EV-PC-9'],
  ['#a%20b', 'a b'],
  ['#50%', '50%'],
  ['##', '#'],
])('reads %s as %s', (hash, id) => {
  expect(fragmentId(hash)).toBe(id);
});
