import { products } from '@elvora/catalogue/fixtures';
import { expect, it } from 'vitest';
import { comparisonTitle, ignoredTexts } from './comparisonState.ts';

const [product] = products;
if (!product) throw new Error('There is no product.');

it('counts the compared products and sizes', () => {
  const [item, size] = [
    { product, code: '' },
    { product, code: 'EV-PC-25' },
  ];
  expect(comparisonTitle([])).toBe('Compare');
  expect(comparisonTitle([size, size, size])).toBe('Compare 3 sizes');
  expect(comparisonTitle([item, item, size])).toBe('Compare 2 products and 1 size');
});

it('lists the ignored parts, by reason', () => {
  expect(
    ignoredTexts([
      { text: 'EV-NO-1', reason: 'unknown' },
      { text: 'EV-PC-40', reason: 'excess' },
      { text: 'Product 9', reason: 'unknown' },
    ]),
  ).toEqual(['Not in the catalogue: EV-NO-1, Product 9.', 'Four fit side by side; left out: EV-PC-40.']);
});
