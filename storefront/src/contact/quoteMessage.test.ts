import { expect, it } from 'vitest';
import { quoteMessage } from './quoteMessage.ts';

it.each([
  ['subject=quote', undefined],
  ['product=+', undefined],
  ['product=Cable+Lug', '1 × Cable Lug\n'],
  ['product=Cable+Lug&quantity=50', '50 × Cable Lug\n'],
  ['product=Cable+Lug&quantity=0', '1 × Cable Lug\n'],
  ['product=Cable+Lug&quantity=1e9', '1 × Cable Lug\n'],
  [`product=${'x'.repeat(999)}`, `1 × ${'x'.repeat(200)}\n`],
  ['question=brass+gland+9-12+mm', 'I am looking for: brass gland 9-12 mm\n'],
])('%s begins the message with %j', (query, text) => {
  expect(quoteMessage(new URLSearchParams(query))).toBe(text);
});
