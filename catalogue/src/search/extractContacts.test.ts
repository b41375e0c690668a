import { expect, it } from 'vitest';
import { readConditions } from './queryConditions.ts';

it.each([
  ['spdt', [0, 0, 1]],
  ['dpdt relay', [0, 0, 2]],
  ['3pdt relay', [0, 0, 3]],
  ['4pdt relay', [0, 0, 4]],
  ['spst switch', [1, 0, 0]],
  ['dpst switch', [2, 0, 0]],
  ['1no+1nc', [1, 1, 0]],
  ['2 changeover', [0, 0, 2]],
  ['changeover contact', [0, 0, 1]],
  ['co contacts', [0, 0, 1]],
  ['single nc', [0, 1, 0]],
  ['two no', [2, 0, 0]],
])('reads the contacts of "%s"', (text, [normallyOpen, normallyClosed, changeOver]) => {
  const [condition] = readConditions(text, () => false).conditions;
  expect(condition?.wanted).toEqual({ kind: 'contacts', normallyOpen, normallyClosed, changeOver });
});

it.each([
  ['block with 4 contacts', [{ total: 4 }]],
  ['relay with four contacts', [{ total: 4 }]],
  ['block 4 contacts, 2 nc', [{ total: 4 }, { normallyClosed: 2 }]],
])('reads the number of contacts of all kinds in "%s"', (text, expected) => {
  expect(readConditions(text, () => false).conditions.map(({ wanted }) => wanted)).toMatchObject(expected);
});
