import { newProduct } from '@elvora/catalogue/fixtures';
import type { ProductSize } from '@elvora/catalogue/model';
import type { ToastMessage } from '@elvora/design-system/Toaster';
import { beforeEach, expect, it, vi } from 'vitest';
import { addToQuote } from './addToQuote.ts';
import { quoteList } from './quoteList.ts';

const shown = vi.hoisted((): ToastMessage[] => []);
vi.mock('../toasts/toasts.ts', () => ({ notify: async (message: ToastMessage) => shown.push(message) }));
vi.mock('./listStorage.ts', () => ({ startListStorage: () => undefined }));

beforeEach(() => {
  shown.length = 0;
  quoteList.set([]);
});

const product = newProduct({ name: 'Gland' });
const sizeOf = (code: string, pack = ''): ProductSize => ({
  code,
  variants: [],
  values: pack === '' ? [] : [{ title: 'Roll (m)', text: pack }],
  cells: [],
});
const texts = () => shown.map(({ title, text }) => [title, text]);

it('shows the code and the quantity of a size below the stated title (S-188, D-56)', () => {
  addToQuote(product, { size: sizeOf('EV-BG-M20'), quantity: 50 });
  addToQuote(product, { size: sizeOf('EV-BG-M25') });
  addToQuote(product, { size: sizeOf('EV-SW-4', '25'), quantity: 100 });
  addToQuote(product);
  expect(texts()).toEqual([
    ['Added to quote', 'EV-BG-M20, 50 pieces'],
    ['Added to quote', 'EV-BG-M25, 1 piece'],
    ['Added to quote', 'EV-SW-4, 100 m'],
    ['Added to quote', 'Gland'],
  ]);
});

it('offers to add the quantity of a size that is on the list (S-187, D-56)', async () => {
  const size = sizeOf('EV-BG-M20');
  addToQuote(product, { size, quantity: 250 });
  addToQuote(product, { size, quantity: 50 });
  expect(texts().at(-1)).toEqual(['Already added to quote', 'EV-BG-M20, 250 pieces']);
  expect(shown.at(-1)?.action?.label).toBe('Add 50 more');
  expect(quoteList.current()[0]?.quantity).toBe(250);
  await shown.at(-1)?.action?.onPress();
  expect(quoteList.current()[0]?.quantity).toBe(300);
  expect(texts().at(-1)).toEqual(['Quantity added', 'EV-BG-M20, 300 pieces']);
});

it('adds a size again whose line was removed after the offer', async () => {
  const size = sizeOf('EV-BG-M20');
  addToQuote(product, { size, quantity: 250 });
  addToQuote(product, { size, quantity: 50 });
  quoteList.set([]);
  await shown.at(-1)?.action?.onPress();
  expect(quoteList.current().map(({ code, quantity }) => [code, quantity])).toEqual([['EV-BG-M20', 50]]);
  expect(texts().at(-1)).toEqual(['Added to quote', 'EV-BG-M20, 50 pieces']);
});

it('shows one toast for several offers of a line, even if its quantity has changed (D-37)', () => {
  const size = sizeOf('EV-BG-M20');
  for (const quantity of [10, 5]) addToQuote(product, { size, quantity });
  quoteList.set(quoteList.current().map((line) => ({ ...line, quantity: 20 })));
  addToQuote(product, { size, quantity: 5 });
  addToQuote(product, { size: sizeOf('EV-BG-M25') });
  addToQuote(product, { size: sizeOf('EV-BG-M25') });
  const [first, second, other] = shown.filter(({ tone }) => tone === 'warning').map(({ kind }) => kind);
  expect(first).toBeDefined();
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

it('adds the latest quantity once when several offers share a toast (D-37)', async () => {
  for (const quantity of [10, 1, 5]) addToQuote(product, { size: sizeOf('EV-BG-M20'), quantity });
  for (const { action } of shown.slice(1).toReversed()) await action?.onPress();
  expect(quoteList.current()[0]?.quantity).toBe(15);
});
