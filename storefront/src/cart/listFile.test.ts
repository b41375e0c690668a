import { readPastedLines } from '@elvora/catalogue/operations';
import { expect, it, vi } from 'vitest';
import type { CartEntry } from '../quoteList/quoteList.ts';
import { fetchListFile, listCsv, listFileHint, listText } from './listFile.ts';

const gland: CartEntry = {
  name: 'Brass Cable Gland – EV-BG-M20',
  product: 'Brass Cable Gland',
  code: 'EV-BG-M20',
  variant: 'nickel',
  pack: 'pack of 50 pcs',
  note: '=1+1',
  quantity: 250,
  image: [],
  picture: null,
  category: 'Glands',
  productId: 2,
};
const text: CartEntry = { ...gland, name: 'conduit shroud', code: '', quantity: 12, productId: null };
const { product: _product, variant: _variant, pack: _pack, note: _note, ...written } = text;

it('writes every line, without formulas (O56)', () => {
  const [, first, second] = listCsv([gland, written]).split('\r\n');
  expect(first).toBe("EV-BG-M20,Brass Cable Gland,nickel,250,pack of 50 pcs,'=1+1");
  expect(second).toBe(',conduit shroud,,12,,');
});

it('formats text that can be pasted back as a list', () => {
  const { note: _own, variant: _nickel, ...plain } = gland;
  expect(readPastedLines(listText([plain, written]))).toMatchObject([
    { text: 'EV-BG-M20 Brass Cable Gland', quantity: 250 },
    { text: 'conduit shroud', quantity: 12 },
  ]);
  expect(listText([gland])).toBe('250 × EV-BG-M20 Brass Cable Gland (nickel). Note: =1+1');
});

it('posts the lines for a file, and reports a response that is not a file', async () => {
  const answer = vi.fn(async (_url: string, _init: RequestInit) => new Response('%PDF', { status: 200 }));
  vi.stubGlobal('fetch', answer);
  expect(await (await fetchListFile([gland, written], 'pdf')).text()).toBe('%PDF');
  const [url, init] = answer.mock.calls[0] ?? [];
  expect(url).toBe('/cart/quote-list.pdf');
  const fields = new URLSearchParams(init?.body as URLSearchParams);
  expect(JSON.parse(fields.get('items') ?? '')).toMatchObject([
    { product: 'Brass Cable Gland', code: 'EV-BG-M20', quantity: 250, note: '=1+1' },
    { product: 'conduit shroud', code: '', quantity: 12 },
  ]);
  answer.mockResolvedValueOnce(new Response('', { status: 429 }));
  const refused = await fetchListFile([gland], 'xlsx').catch((error: unknown) => error);
  expect(listFileHint(refused)).toContain('Wait a minute');
  answer.mockResolvedValueOnce(new Response('', { status: 503 }));
  const failed = await fetchListFile([gland], 'xlsx').catch((error: unknown) => error);
  expect(listFileHint(failed)).toContain('try again');
  vi.unstubAllGlobals();
});
