import { newProduct } from '@elvora/catalogue/fixtures';
import { buildQuoteRequest, readSizes } from '@elvora/catalogue/operations';
import { expect, it } from 'vitest';
import { cartEntry } from './addToQuote.ts';

const product = newProduct({ name: 'Brass Cable Gland' });

it('makes a line of a size, which is sent with code and pack (D-56)', () => {
  const [size] = readSizes(product.specification);
  const line = cartEntry(product, 50, size);
  expect(line).toMatchObject({ name: 'Brass Cable Gland – EV-BG-M12', code: 'EV-BG-M12', quantity: 50 });
  const { items } = buildQuoteRequest([line], { email: '', phoneCode: '', phone: '' });
  expect(items[0]).toMatchObject({
    product: 'Brass Cable Gland',
    code: 'EV-BG-M12',
    pack: 'pack of 50 pcs',
    quantity: 50,
  });
});

it('makes a line of a product as such', () => {
  expect(cartEntry(product, 1, undefined)).not.toHaveProperty('code');
});
