import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keys } from './keys.ts';

describe('keys are the addresses of chapter 7', () => {
  it.each([
    ['S-111', keys.bestSellers(), '/products.php?case=get_product_bestseller'],
    ['S-166', keys.product(12), '/products.php?case=get_product_by_id&id=12'],
    ['S-145', keys.menuCategories(), '/api/categories?levels=2'],
    [
      'S-146',
      keys.categoryChildren('Cable Glands'),
      '/api/categories?case=get_categories_by_parent&id=Cable%20Glands',
    ],
    ['S-148', keys.topCategories(), '/categories'],
    ['S-149', keys.categoryList(), '/products/categories'],
    ['S-150', keys.categoryDetail({ category: 'Contactors' }), '/products/categories/Contactors'],
    ['S-151', keys.categoryDetail({ category: 'A', type: 'B' }), '/products/categories/A/B'],
    ['S-152', keys.categoryDetail({ category: 'A', type: 'B', product: 'c' }), '/products/categories/A/B/c'],
    ['S-379', keys.products(), '/products'],
    ['S-381', keys.productsByCategory('A & B'), '/products?case=get_product_by_category_id&id=A%20%26%20B'],
    ['S-382', keys.trendingProducts(), '/products?case=get_product_trending'],
    ['S-383', keys.newProducts(), '/products?case=get_product_new'],
    ['S-384', keys.searchProducts('M20 50%'), '/products?case=search_product&query=M20%2050%25'],
    ['S-388', keys.subCategories(), '/categories?case=get_sub_categories'],
    ['S-389', keys.categoryTree({ scope: 'all' }), '/categories?case=get_category_tree&scope=all'],
    ['D-48', keys.products({ limit: 24, offset: 48 }), '/products?limit=24&offset=48'],
    [
      'S-259',
      keys.products({ scope: 'all', query: 'M20', category: 'Cable Glands', flag: 'trending', sort: 'name' }),
      '/products?scope=all&query=M20&category=Cable%20Glands&flag=trending&sort=name',
    ],
  ])('%s %s', (_line, key, path) => {
    expect(key).toBe(path);
  });

  it('carry any name there and back (S-413)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const { searchParams } = new URL(keys.categoryChildren(name), 'http://host');
        expect(searchParams.get('id')).toBe(name);
        const [, , , segment = ''] = keys.categoryDetail({ category: name }).split('/');
        expect(decodeURIComponent(segment)).toBe(name);
      }),
    );
  });
});
