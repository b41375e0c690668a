import { describe, expect, it } from 'vitest';
import { newProduct } from '../fixtures/index.ts';
import { readSizes } from './productSizes.ts';
import { buildQuoteRequest, completeQuoteItem, quoteItemText, quoteListEntry } from './quote.ts';

const noSize = { code: '', variant: '', pack: '', note: '' };

it('contains name, first image and quantity of each line (S-206, D-10, D-11, D-64)', () => {
  const lines = [
    { name: 'Relay', image: ['a.jpg', 'b.jpg'], quantity: 3 },
    { name: 'Timer', image: [], quantity: 1 },
  ];
  expect(
    buildQuoteRequest(lines, { email: ' asha@example.in ', phoneCode: '+91', phone: '+44 20 7946 0958' }),
  ).toMatchObject({
    email: 'asha@example.in',
    phoneCode: '+44',
    phone: '2079460958',
    company: '',
    items: [
      { ...noSize, name: 'Relay', product: 'Relay', image: 'a.jpg', quantity: 3 },
      { ...noSize, name: 'Timer', product: 'Timer', image: '', quantity: 1 },
    ],
  });
  const empty = { email: '', phoneCode: '+91', phone: '' };
  expect(buildQuoteRequest([], empty)).toEqual({
    email: '',
    phoneCode: '',
    phone: '',
    company: '',
    name: '',
    region: '',
    note: '',
    wantedDate: '',
    items: [],
  });
  const details = {
    company: 'Elvora',
    name: 'Asha',
    region: 'Kerala',
    note: 'soon',
    wantedDate: '2026-12-10',
  };
  expect(buildQuoteRequest([], { ...empty, ...details })).toMatchObject(details);
});

describe('a line that is a size (D-56)', () => {
  const size = {
    product: 'Plug',
    code: 'EV-SPB-M20',
    variant: 'brass',
    pack: 'pack of 10 pcs',
    note: 'for\n\npanel 4',
  };

  it('keeps product, code, variant, pack and note', () => {
    const { items } = buildQuoteRequest([{ ...size, name: 'Plug – EV-SPB-M20', image: [], quantity: 50 }], {
      email: '',
      phoneCode: '',
      phone: '',
    });
    expect(items).toEqual([{ ...size, name: 'Plug – EV-SPB-M20', image: '', quantity: 50 }]);
  });

  it('is named by product and code when it has no name', () => {
    expect(completeQuoteItem(size).name).toBe('Plug – EV-SPB-M20');
    expect(completeQuoteItem({ code: 'EV-1' }).name).toBe('EV-1');
    expect(completeQuoteItem({ product: 'Plug' }).name).toBe('Plug');
    expect(completeQuoteItem({})).toEqual({ ...noSize, name: '', image: '', quantity: 1, product: '' });
    expect(completeQuoteItem({ name: 'Relay', product: 'Relays' }).product).toBe('Relays');
  });

  it('reads as one line of text', () => {
    expect(quoteItemText(completeQuoteItem({ ...size, quantity: 50 }))).toBe(
      '50 × Plug – EV-SPB-M20 (brass, 5 packs of 10). Note: for panel 4',
    );
    expect(quoteItemText(completeQuoteItem({ name: 'Relay' }))).toBe('1 × Relay');
  });

  it.each([
    [{ quantity: 25, pack: 'pack of 10 pcs' }, '25 × Wire (pack of 10 pcs, not in full packs)'],
    [{ quantity: 100, pack: 'roll of 25 m' }, '100 m × Wire (4 rolls of 25 m)'],
    [{ quantity: 7, pack: 'loose' }, '7 × Wire (loose)'],
  ])('states whether pieces or packs are counted: %j', (line, text) => {
    expect(quoteItemText(completeQuoteItem({ name: 'Wire', ...line }))).toBe(text);
  });
});

describe('a line of the quote list', () => {
  const product = newProduct({ name: 'Brass Cable Gland' });

  it('is sent with code and pack when it is a size (D-56)', () => {
    const [size] = readSizes(product.specification);
    const line = quoteListEntry(product, 50, size);
    expect(line).toMatchObject({ name: 'Brass Cable Gland – EV-BG-M12', code: 'EV-BG-M12', quantity: 50 });
    const { items } = buildQuoteRequest([line], { email: '', phoneCode: '', phone: '' });
    expect(items[0]).toMatchObject({
      product: 'Brass Cable Gland',
      code: 'EV-BG-M12',
      pack: 'pack of 50 pcs',
      quantity: 50,
    });
  });

  it('has no code when it is a product without a size', () => {
    const line = quoteListEntry(product, 1);
    expect(line).not.toHaveProperty('code');
    expect(line).toEqual({
      name: product.name,
      image: product.pictures.map(({ name }) => name),
      quantity: 1,
      picture: product.pictures[0] ?? null,
      category: product.category,
      productId: product.id,
    });
  });
});
