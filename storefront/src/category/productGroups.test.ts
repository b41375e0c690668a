import { products } from '@elvora/catalogue/fixtures';
import type { Product } from '@elvora/catalogue/model';
import { describe, expect, it } from 'vitest';
import { areAllBelow, groupByType } from './productGroups.ts';

const [sample] = products;
const productIn = (...categoryPath: string[]) =>
  ({ ...sample, category: categoryPath.at(-1), categoryPath }) as Product;

describe('the products below a category', () => {
  const path = ['Switchgear', 'Contactors'];
  const direct = productIn(...path);
  const power = productIn(...path, 'Power Contactors');
  const deep = productIn(...path, 'Power Contactors', 'DC Coils');
  const auxiliary = productIn(...path, 'Auxiliary Contactors');

  it('are grouped by the subcategory they are in or below, in their order (D-58)', () => {
    expect(groupByType([direct, auxiliary, power, deep], path)).toEqual([
      { path, products: [direct] },
      { path: [...path, 'Auxiliary Contactors'], products: [auxiliary] },
      { path: [...path, 'Power Contactors'], products: [power, deep] },
    ]);
    expect(groupByType([], path)).toEqual([]);
  });

  it('are not those of a host that ignores the category', () => {
    expect(areAllBelow([direct, deep], path)).toBe(true);
    expect(areAllBelow([direct, productIn('Switchgear', 'Relays')], path)).toBe(false);
  });
});
