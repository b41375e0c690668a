import { describe, expect, it } from 'vitest';
import {
  categoryApp,
  createCategory,
  createNestedCategories,
  createProductIn,
} from '../support/categoryRequests.ts';
import { newProduct } from '../support/newEntries.ts';
import { databaseKinds } from '../support/testDatabases.ts';

describe.each(databaseKinds)('quality issues on %s (O47)', (kind) => {
  it('lists missing categories, tables and images, and empty categories', async () => {
    const app = await categoryApp(kind);
    await createNestedCategories(app, 'Empty', 'Emptier');
    await createCategory(app, 'Full');
    await createProductIn(app, 'P 10', 'Full');
    await createProductIn(app, 'P 9', 'Full');
    await app.store.write((writer) =>
      writer.insertProduct(newProduct({ name: 'Q', categoryName: 'Gone', data: 'no table' }), new Date()),
    );
    const { data } = (await app.inject({ url: '/backend/quality' })).json();
    expect(data.map(({ problem, name }: { problem: string; name: string }) => `${problem}: ${name}`)).toEqual(
      [
        'category-missing: Q',
        'table-invalid: Q',
        'image-missing: P 9',
        'image-missing: P 10',
        'image-missing: Q',
        'table-missing: P 9',
        'table-missing: P 10',
        'category-empty: Emptier',
        'category-empty: Empty',
      ],
    );
  });
});
