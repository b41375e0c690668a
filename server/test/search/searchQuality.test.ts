import { expect, it } from 'vitest';
import { measureSearch } from './measureSearch.ts';
import { readQueries } from './readQueries.ts';
import { readSeedProducts } from './seedProducts.ts';

it('meets the quality goals for the queries, names and codes of the seed', async () => {
  const queries = await readQueries();
  const { figures } = measureSearch(await readSeedProducts(), queries);
  expect(queries.length).toBeGreaterThanOrEqual(1600);
  expect(figures.filter(({ value, goal }) => value < goal)).toEqual([]);
});
