import { resourceKeys } from '@elvora/catalogue/contract';
import { describe, expect, it } from 'vitest';
import { createApiHandler } from '../../src/api/apiHandler.ts';
import { growCatalogue } from '../../src/seed/growCatalogue.ts';
import { testStore } from '../support/testDatabases.ts';
import { seedStore, sampleDocuments } from '../support/testApp.ts';

describe('the menu data of every page', () => {
  it('stays about the same size with 3,000 categories instead of 33', async () => {
    const store = await testStore('sqlite');
    await seedStore(store);
    const response = createApiHandler({ store, documents: sampleDocuments });
    const bytes = async (key: string) => JSON.stringify((await response(key)).body).length;
    const before = await bytes(resourceKeys.menuCategories());
    const whole = await bytes(resourceKeys.categoryList());
    await growCatalogue({ store, now: new Date(0), products: 0, categories: 3000, cells: 0 });
    expect(await bytes(resourceKeys.categoryList())).toBeGreaterThan(20 * whole);
    expect(await bytes(resourceKeys.menuCategories())).toBeLessThan(2 * before);
  });
});
