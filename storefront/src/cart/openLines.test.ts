import { expect, it } from 'vitest';
import { newCatalogueItem } from '../../test/quoteListEntries.ts';
import { joinLines } from './openLines.ts';
import { newLines } from './useLineItems.ts';

const item = (code: string) => newCatalogueItem({ code, product: 'Gland', productId: 2 });

it('opens a list of an old catalogue without losing a line', () => {
  const lines = [
    { code: 'EV-BG-M20', productId: 2, quantity: 5, text: '' },
    { code: 'EV-OLD-1', productId: 3, quantity: 7, text: '' },
    { code: '', productId: 9, quantity: 1, text: '' },
    { code: '', productId: 0, quantity: 12, text: 'conduit shroud' },
    { code: 'EV-BG-M20', productId: 2, quantity: 5, text: '' },
  ];
  const { entries, missing, items } = joinLines(lines, ({ code }) =>
    code === 'EV-BG-M20' ? item(code) : null,
  );
  expect(missing).toBe(2);
  expect([...items.keys()]).toEqual(['Gland – EV-BG-M20']);
  expect(entries.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Gland – EV-BG-M20', 10],
    ['EV-OLD-1', 7],
    ['Product no. 9', 1],
    ['conduit shroud', 12],
  ]);
});

it('looks up only the lines that opening the list did not resolve', () => {
  const known = new Map([['Gland – EV-BG-M20', item('EV-BG-M20')]]);
  const line = (name: string, productId: number | null) => ({
    name,
    productId,
    image: [],
    quantity: 1,
    picture: null,
    category: '',
  });
  const lines = [line('Gland – EV-BG-M20', 2), line('Tie', 3), line('Lug', 4), line('conduit shroud', null)];
  const { answered, toLookUp } = newLines(lines, new Set(['Lug']), known);
  expect(answered.map(([name]) => name)).toEqual(['Gland – EV-BG-M20']);
  expect(toLookUp.map(({ name }) => name)).toEqual(['Tie']);
});
