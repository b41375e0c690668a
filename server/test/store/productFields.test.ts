import { productFields, productTextFields } from '@elvora/catalogue/model';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findChanges } from '../../src/store/changes.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createTestDatabase } from '../support/testDatabases.ts';

async function migratedDatabase() {
  const database = await createTestDatabase('sqlite', { hasTables: true });
  const opened = openSqlite(database.dataDir);
  onTestFinished(async () => {
    await opened.close();
    await database.remove();
  });
  return opened.db;
}

describe('the texts of productFields', () => {
  it('each have a column that a migration has added', async () => {
    const db = await migratedDatabase();
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'products')?.columns.map(({ name }) => name);
    expect(columns).toEqual(
      expect.arrayContaining(productTextFields.map((field) => productFields[field].wireName)),
    );
  });

  it('are empty in states of the history from before their migration', async () => {
    const db = await migratedDatabase();
    const state = {
      name: 'Relay',
      categoryId: null,
      categoryName: 'Relays',
      keyword: 'relay',
      isBestseller: false,
      isTrending: false,
      data: null,
      pictures: [],
    };
    await db
      .insertInto('changes')
      .values({
        kind: 'product',
        entry_id: 1,
        at: '2026-11-21T08:00:00.000Z',
        by_name: null,
        action: 'created',
        state: JSON.stringify(state),
      })
      .execute();
    const [change] = await findChanges(db, 'product', 1);
    expect(change?.state).toMatchObject({ ...state, description: '', drawing: null, acceptedIssues: null });
  });
});
