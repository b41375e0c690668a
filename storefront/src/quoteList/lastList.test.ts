import { expect, it } from 'vitest';
import { formatLastList, parseLastList, rememberedLines } from './lastList.ts';
import type { CartEntry } from './quoteList.ts';

const day = 86_400_000;
const gland: CartEntry = {
  name: 'Brass Cable Gland – EV-BG-M20',
  product: 'Brass Cable Gland',
  code: 'EV-BG-M20',
  note: 'for Anita Sarkar, 98300 12345',
  image: ['a.jpg'],
  quantity: 250,
  picture: null,
  category: 'Glands',
  productId: 2,
};
const text = { ...gland, name: 'conduit shroud', code: '', productId: null };

it('stores codes, quantities and free text, without notes (D-59)', () => {
  const stored = formatLastList(rememberedLines([gland, text]), 5 * day);
  expect(stored).not.toContain('Anita');
  expect(parseLastList(stored, 6 * day)).toEqual({
    savedAt: 5 * day,
    lines: [
      { code: 'EV-BG-M20', productId: 2, quantity: 250, text: '' },
      { code: '', productId: 0, quantity: 250, text: 'conduit shroud' },
    ],
  });
});

it.each([29.9, 30, -2])('offers a list that is %d days old, up to 30 days', (age) => {
  const read = parseLastList(formatLastList(rememberedLines([gland]), 100 * day), (100 + age) * day);
  expect(read !== null).toBe(age === 29.9);
});

it.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"version":2,"savedAt":0,"lines":[]}',
  '{"version":1,"savedAt":0,"lines":[[1]]}',
])('reads %j as none', (stored) => expect(parseLastList(stored, 0)).toBeNull());
