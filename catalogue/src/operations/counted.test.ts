import { describe, expect, it } from 'vitest';
import { counted } from './counted.ts';

describe('counted', () => {
  it('groups digits as in India', () => {
    expect(counted(1, 'product', 'products')).toBe('1 product');
    expect(counted(123456, 'product', 'products')).toBe('1,23,456 products');
  });
});
