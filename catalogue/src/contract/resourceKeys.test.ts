import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resourceKeys } from './resourceKeys.ts';

describe('resource keys (specification, chapter 7)', () => {
  it.each([
    ['S-111', resourceKeys.bestSellers(), '/products.php?case=get_product_bestseller'],
    ['S-166', resourceKeys.product(12), '/products.php?case=get_product_by_id&id=12'],
    ['S-145', resourceKeys.menuCategories(), '/api/categories?levels=2'],
    [
      'S-146',
      resourceKeys.categoryChildren('Cable Glands'),
      '/api/categories?case=get_categories_by_parent&id=Cable%20Glands&products=leaf',
    ],
    ['S-148', resourceKeys.topCategories(), '/categories'],
    ['S-149', resourceKeys.categoryList(), '/products/categories'],
    ['S-150', resourceKeys.categoryDetail({ category: 'Contactors' }), '/products/categories/Contactors'],
    ['S-151', resourceKeys.categoryDetail({ category: 'A', type: 'B' }), '/products/categories/A/B'],
    [
      'S-152',
      resourceKeys.categoryDetail({ category: 'A', type: 'B', product: 'c' }),
      '/products/categories/A/B/c',
    ],
    ['S-379', resourceKeys.products(), '/products'],
    [
      'S-381',
      resourceKeys.productsByCategory('A & B'),
      '/products?case=get_product_by_category_id&id=A%20%26%20B',
    ],
    ['S-382', resourceKeys.trendingProducts(), '/products?case=get_product_trending'],
    ['S-383', resourceKeys.newProducts(), '/products?case=get_product_new'],
    ['S-384', resourceKeys.searchProducts('M20 50%'), '/products?case=search_product&query=M20%2050%25'],
    ['S-388', resourceKeys.subCategories(), '/categories?case=get_sub_categories'],
    ['S-389', resourceKeys.categoryTree({ scope: 'all' }), '/categories?case=get_category_tree&scope=all'],
    ['D-48', resourceKeys.products({ limit: 24, offset: 48 }), '/products?limit=24&offset=48'],
    [
      'S-259',
      resourceKeys.products({
        scope: 'all',
        query: 'M20',
        category: 'Cable Glands',
        flag: 'trending',
        sort: 'name',
      }),
      '/products?scope=all&query=M20&category=Cable%20Glands&flag=trending&sort=name',
    ],
  ])('%s: a key is the path %s', (_line, key, path) => {
    expect(key).toBe(path);
  });

  it('replace half of a surrogate pair, which cannot be encoded', () => {
    expect(resourceKeys.searchProducts('M20\ud83d')).toBe(resourceKeys.searchProducts('M20\ufffd'));
  });

  it('encode any name losslessly (S-413)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const { searchParams } = new URL(resourceKeys.categoryChildren(name), 'http://host');
        expect(searchParams.get('id')).toBe(name);
        const [, , , segment = ''] = resourceKeys.categoryDetail({ category: name }).split('/');
        expect(decodeURIComponent(segment)).toBe(name);
      }),
    );
  });
});
