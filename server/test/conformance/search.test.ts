import { columnKey } from '@elvora/catalogue/model';
import { searchWords } from '@elvora/catalogue/operations';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { foldedSearch } from '../../src/store/migrations/0010-folded-search.ts';
import { sizeCodes } from '../../src/store/migrations/0021-size-codes.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { deleteRows } from '../../src/store/copyRows.ts';
import { createProductWriter } from '../../src/store/productWrites.ts';
import { searchProductIds } from '../../src/store/productSearch.ts';
import { parseSearch } from '../../src/store/parseSearch.ts';
import {
  foldText,
  type SearchableProduct,
  type SearchFields,
  createSearchFields,
} from '../../src/store/searchFields.ts';
import { type OpenDatabase, openSqlite } from '../../src/store/sqlite.ts';
import {
  createTestDatabase,
  databaseKinds,
  silentLogger,
  type TestDatabase,
} from '../support/testDatabases.ts';
import { newProduct } from '../support/newEntries.ts';

/** Reference implementation of the search: scans every text. */
function plainly(products: ReadonlyMap<number, SearchFields>, text: string): number[] {
  const whole = foldText(text);
  const words = searchWords(text);
  if (whole === '') return [];
  const placeOf = (fields: SearchFields, word: string, among: readonly (keyof SearchFields)[]) => {
    const places = [
      fields.codes.includes(`\n${word}\n`),
      fields.codes.includes(`\n${word}`),
      ...among.map((field) => fields[field].includes(word)),
    ];
    const at = places.indexOf(true);
    return at === -1 ? places.length : at;
  };
  const order = ['codes', 'name', 'keyword', 'description', 'cells'] as const;
  const rank = (fields: SearchFields) =>
    placeOf(fields, whole, ['codes', 'name']) * 1000 +
    words.map((word) => placeOf(fields, word, order)).reduce((sum, place) => sum + place, 0);
  return [...products]
    .filter(([, fields]) => words.every((word) => order.some((field) => fields[field].includes(word))))
    .toSorted(([a, one], [b, other]) => rank(one) - rank(other) || a - b)
    .map(([id]) => id);
}

const insertEnquiry = (db: Database, texts: { sent_text: string; note_text: string }) =>
  db
    .insertInto('enquiries')
    .values({
      kind: 'contact',
      reference: 'C-1',
      status: 'new',
      received_at: '',
      email: '',
      email_key: '',
      name: '',
      phone: '',
      summary: '',
      payload: '{}',
      note: '',
      version: 1,
      ...texts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A small alphabet, so that texts match: characters of one, two and four bytes, full-width ones and SQL wildcards. */
const letters = fc.constantFrom(...'aaab1-"%_!\\\'*:(', 'é', '！', '🔌', ' ', 'OR', '\n');
const texts = fc.array(letters, { maxLength: 8 }).map((parts) => parts.join(''));
const tables = fc
  .record({ head: fc.constantFrom('Code', 'Width'), cells: fc.array(texts, { maxLength: 3 }) })
  .map(({ head, cells }) =>
    JSON.stringify({ headers: [head], rows: cells.map((cell) => ({ [columnKey(0)]: cell })) }),
  );
const products = fc.array(
  fc.record<SearchableProduct>({ name: texts, keyword: texts, description: texts, data: fc.option(tables) }),
  { minLength: 1, maxLength: 12 },
);

describe.each(databaseKinds)('the search on %s', (kind) => {
  let database: TestDatabase;
  let opened: OpenDatabase;

  beforeAll(async () => {
    database = await createTestDatabase(kind, { hasTables: true });
    const { dataDir, databaseUrl } = database;
    opened = databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl, silentLogger);
  });
  afterAll(async () => {
    await opened.close();
    await database.remove();
  });

  it('finds the same products as a full scan, best first, in total and by page (O68, S-384)', async () => {
    await fc.assert(
      fc.asyncProperty(
        products,
        fc.array(texts, { minLength: 1, maxLength: 4 }),
        fc.nat(6),
        fc.nat(6),
        async (given, queries, limit, offset) => {
          const { db } = opened;
          await deleteRows(db, ['products', 'product_search']);
          const writer = createProductWriter(db);
          const fields = new Map<number, SearchFields>();
          for (const product of given) {
            // Every product is updated once, so that the index must drop the old text.
            const id = await writer.insertProduct(
              newProduct({ ...product, name: 'aab before' }),
              new Date(0),
            );
            await writer.updateProduct(id, newProduct(product));
            fields.set(id, createSearchFields(product));
          }
          const parts = given.flatMap(({ name, keyword }) => [
            name,
            `${keyword} ${[...name].slice(0, 3).join('')}`,
          ]);
          for (const text of [...queries, ...parts]) {
            const search = parseSearch(text);
            const ids = plainly(fields, text);
            if (search === null) expect(ids).toEqual([]);
            else {
              for (const few of [0, 500]) {
                const chosen = sql<boolean>`1 = 1`;
                const all = await searchProductIds(db, { search, filter: chosen }, few);
                expect([text, few, all]).toEqual([text, few, { ids, total: ids.length }]);
                const page = await searchProductIds(db, { search, filter: chosen, limit, offset }, few);
                expect(page).toEqual({ ids: ids.slice(offset, offset + limit), total: ids.length });
              }
            }
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  const found = async (text: string) => {
    const search = parseSearch(text);
    if (search === null) throw new Error(`${text} is no search.`);
    return (await searchProductIds(opened.db, { search, filter: sql<boolean>`1 = 1` })).ids;
  };

  it('finds text regardless of diacritics, including text indexed by an earlier version', async () => {
    const { db } = opened;
    await deleteRows(db, ['products', 'product_search', 'enquiries']);
    const id = await createProductWriter(db).insertProduct(
      newProduct({ name: 'Müller Crimper' }),
      new Date(0),
    );
    expect([await found('muller'), await found('MÜLLER'), await found('Crímper')]).toEqual([
      [id],
      [id],
      [id],
    ]);

    await db.updateTable('product_search').set({ name: 'müller crimper', codes: '\név-1\n' }).execute();
    const { id: enquiry } = await insertEnquiry(db, { sent_text: 'q-1\nanaïs müller', note_text: 'café' });
    expect(await found('muller')).toEqual([]);
    await foldedSearch.up(db);
    expect([await found('muller'), await found('ev-1')]).toEqual([[id], [id]]);
    const row = await db.selectFrom('enquiries').selectAll().where('id', '=', enquiry).executeTakeFirst();
    expect(row).toMatchObject({ sent_text: 'q-1\nanais muller', note_text: 'cafe' });
    await deleteRows(db, ['products', 'product_search', 'enquiries']);
  });

  it('finds the codes of all sizes, also in a table that an earlier version has indexed (D-56)', async () => {
    const { db } = opened;
    await deleteRows(db, ['products', 'product_search', 'enquiries']);
    const data = JSON.stringify({
      headers: ['Accessory', 'For 160 A frame', 'For 250 A frame'],
      rows: [{ a1: 'Handle', a2: 'EV-MCA-RH-160', a3: 'EV-MCA-RH-250' }],
    });
    const id = await createProductWriter(db).insertProduct(newProduct({ data }), new Date(0));
    const indexed = () => db.selectFrom('product_search').select(['codes', 'cells']).executeTakeFirst();
    const expected = { codes: '\nev-mca-rh-160\nev-mca-rh-250\n', cells: 'handle' };
    expect(await indexed()).toEqual(expected);
    await db
      .updateTable('product_search')
      .set({ codes: '', cells: 'handle\nev-mca-rh-160\nev-mca-rh-250' })
      .execute();
    await sizeCodes.up(db);
    expect(await indexed()).toEqual(expected);
    expect(await found('ev-mca-rh-250')).toEqual([id]);
    await deleteRows(db, ['products', 'product_search', 'enquiries']);
  });
});
