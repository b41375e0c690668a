import { createProductSearch, findSizes, readFacets } from '@elvora/catalogue/search';
import { expect, it } from 'vitest';
import { readQueries } from './readQueries.ts';
import { readSeedProducts } from './seedProducts.ts';

const products = await readSeedProducts();
const search = createProductSearch(products);
const { index } = search;

const scopeOf = (isInScope: (product: (typeof products)[number]) => boolean) =>
  Uint8Array.from(products, (product) => (isInScope(product) ? 1 : 0));

function equalNames(scope: Uint8Array, query: string): string[] {
  const { counted } = findSizes(search, { scope, query, filters: [] });
  const names = readFacets(index, counted).map(
    ({ field, isNameShared }) => field.definition.name + (isNameShared ? ` (${field.table})` : ''),
  );
  return names.filter((name, at) => names.indexOf(name) !== at);
}

it('gives the facets of every category, product and query distinct names', async () => {
  const queries = await readQueries();
  expect(queries.length).toBeGreaterThan(1000);
  const found = [
    ...[...new Set(products.flatMap(({ categoryPath }) => categoryPath))].map((category) => ({
      of: category,
      names: equalNames(
        scopeOf(({ categoryPath }) => categoryPath.includes(category)),
        '',
      ),
    })),
    ...products.map((product) => ({
      of: product.name,
      names: equalNames(
        scopeOf((other) => other === product),
        '',
      ),
    })),
    ...queries.map(({ query }) => ({ of: query, names: equalNames(index.isLive, query) })),
  ];
  expect(found.filter(({ names }) => names.length > 0)).toEqual([]);
});
