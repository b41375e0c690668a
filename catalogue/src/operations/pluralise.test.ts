import { describe, expect, it } from 'vitest';
import { pluralise } from './pluralise.ts';

describe('pluralise', () => {
  it('groups digits in the Indian style', () => {
    expect(pluralise(1, 'product', 'products')).toBe('1 product');
    expect(pluralise(123456, 'product', 'products')).toBe('1,23,456 products');
  });
});
