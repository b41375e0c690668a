import { readSpecification } from '@elvora/catalogue/operations';
import { expect, it } from 'vitest';
import { exactSizePath } from './exactSizePath.ts';

const product = (id: number, ...codes: string[]) => ({
  id,
  specification: readSpecification({ headers: ['Ordering code'], rows: codes.map((code) => [code]) }),
});

it('leads to the size whose code is typed, in any case (D-56)', () => {
  const products = [product(2, 'EV-BG-M20', 'EV-BG-M25'), product(3, 'EV-BG-M201')];
  expect(exactSizePath(products, 'ev-bg-m20')).toBe('/product/2?size=EV-BG-M20#size');
  expect(exactSizePath(products, 'EV-BG')).toBeNull();
  expect(exactSizePath(products, 'brass gland')).toBeNull();
});

it('leaves the choice between two products of one code', () => {
  expect(exactSizePath([product(2, 'EV-1'), product(3, 'EV-1')], 'EV-1')).toBeNull();
});
