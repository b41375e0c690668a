import { keys } from '@elvora/catalogue/contract';
import { describe, expect, it } from 'vitest';
import { createAnswers } from '../../src/api/answers.ts';
import { growCatalogue } from '../../src/seed/growCatalogue.ts';
import { testStore } from '../support/stores.ts';
import { seed, someDocuments } from '../support/testApp.ts';

describe('what every page carries of the categories', () => {
  it('stays about as large when 33 categories become 3,000', async () => {
    const store = await testStore('sqlite');
    await seed(store);
    const answer = createAnswers({ store, documents: someDocuments });
    const bytes = async (key: string) => JSON.stringify((await answer(key)).body).length;
    const before = await bytes(keys.menuCategories());
    const whole = await bytes(keys.categoryList());
    await growCatalogue({ store, now: new Date(0), products: 0, categories: 3000, cells: 0 });
    expect(await bytes(keys.categoryList())).toBeGreaterThan(20 * whole);
    expect(await bytes(keys.menuCategories())).toBeLessThan(2 * before);
  });
});
