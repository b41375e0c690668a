import { defaultSynonyms } from '@elvora/catalogue/search';
import { expect, it, vi } from 'vitest';
import { buildCategoryIndex } from '../../src/api/categoryIndex.ts';
import { suggestSizes } from '../../src/api/suggestSizes.ts';

it('bounds the queries for a list without matches, and leaves out the texts beyond', async () => {
  const productIds = vi.fn(async () => ({ ids: [], total: 0 }));
  const store = { productIds, productsByIds: async () => [], tableLengths: async () => new Map() };
  const index = buildCategoryIndex({ version: 1, categories: [], aliases: new Map(), counts: new Map() });
  const vocabulary = { synonyms: defaultSynonyms, crossReferences: [] };
  const texts = Array.from({ length: 200 }, (_, at) => `isolator blue slow loud ${'x'.repeat(3 + at)}`);
  const suggestions = await suggestSizes({ store, index, vocabulary }, texts);
  expect(productIds.mock.calls.length).toBeLessThan(650);
  expect(suggestions.size).toBeGreaterThan(20);
  expect(suggestions.size).toBeLessThan(40);
});
