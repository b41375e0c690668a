import type { QuoteArticle } from '@elvora/catalogue/model';
import { expect, it } from 'vitest';
import { joinLines } from './openLines.ts';

const article = (code: string): QuoteArticle => ({
  productId: 2,
  product: 'Gland',
  code,
  variant: '',
  details: '',
  pack: '',
  category: '',
  picture: null,
});

it('opens a list of an old catalogue without losing a line', () => {
  const lines = [
    { code: 'EV-BG-M20', productId: 2, quantity: 5, text: '' },
    { code: 'EV-OLD-1', productId: 3, quantity: 7, text: '' },
    { code: '', productId: 9, quantity: 1, text: '' },
    { code: '', productId: 0, quantity: 12, text: 'conduit shroud' },
    { code: 'EV-BG-M20', productId: 2, quantity: 5, text: '' },
  ];
  const { entries, missing } = joinLines(lines, ({ code }) => (code === 'EV-BG-M20' ? article(code) : null));
  expect(missing).toBe(2);
  expect(entries.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Gland – EV-BG-M20', 10],
    ['EV-OLD-1', 7],
    ['Product no. 9', 1],
    ['conduit shroud', 12],
  ]);
});
