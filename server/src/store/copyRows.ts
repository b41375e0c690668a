import { sql } from 'kysely';
import type { Database, Tables } from './database.ts';

/** Every table, those that are referred to first, with what orders its rows. */
const tableKeys = {
  meta: ['key'],
  categories: ['id'],
  category_aliases: ['name_key'],
  products: ['id'],
  product_search: ['product_id'],
  pictures: ['name'],
  product_pictures: ['product_id', 'position'],
  site_media: ['path'],
  changes: ['id'],
  change_pictures: ['change_id', 'picture_name'],
  deletions: ['id'],
  deletion_moves: ['deletion_id', 'kind', 'entry_id'],
  write_requests: ['request'],
  staff: ['id'],
  staff_sessions: ['token_hash'],
  attempts: ['bucket'],
  enquiries: ['id'],
  newsletter_addresses: ['email_key'],
  form_requests: ['request'],
  outbox: ['id'],
} as const satisfies { [Name in keyof Tables]: readonly (keyof Tables[Name])[] };

const tableNames = Object.keys(tableKeys) as (keyof Tables)[];

/** Sessions and counts of attempts belong to a running house; they are neither copied nor kept in a backup. */
const transientTables = new Set<keyof Tables>(['staff_sessions', 'attempts']);
const durableTables = tableNames.filter((name) => !transientTables.has(name));

/** What an import from a host of other make replaces: enquiries and accounts stay. */
export const catalogueTables: readonly (keyof Tables)[] = [
  'categories',
  'category_aliases',
  'products',
  'product_search',
  'pictures',
  'product_pictures',
  'site_media',
  'changes',
  'change_pictures',
  'deletions',
  'deletion_moves',
  'write_requests',
];

/** One table like any other: which columns it has does not matter here. */
const asAnyTable = (name: keyof Tables) => name as 'meta';

export async function deleteTransientRows(db: Database): Promise<void> {
  for (const name of transientTables) await db.deleteFrom(asAnyTable(name)).execute();
}

/** Takes out everything, what refers to others first; of some tables, or of all. */
export async function deleteRows(
  db: Database,
  chosen: readonly (keyof Tables)[] = tableNames,
): Promise<void> {
  await db.updateTable('categories').set({ parent_id: null }).execute();
  for (const name of chosen.toReversed()) await db.deleteFrom(asAnyTable(name)).execute();
}

const copyBatchSize = 500;

/** Copies every lasting row into tables that are empty and of the same schema. Both databases stay as they are to others. */
export async function copyRows(
  from: Database,
  to: Database,
  { kind, chosen = durableTables }: { kind: 'sqlite' | 'postgres'; chosen?: readonly (keyof Tables)[] },
): Promise<void> {
  for (const name of chosen) {
    for (let offset = 0; ; offset += copyBatchSize) {
      let query = from.selectFrom(asAnyTable(name)).selectAll();
      for (const column of tableKeys[name]) query = query.orderBy(sql.ref(column));
      const rows = await query.limit(copyBatchSize).offset(offset).execute();
      if (rows.length === 0) break;
      // A category may stand below one that was made after it; parents are set when all are there.
      const first = name === 'categories' ? rows.map((row) => ({ ...row, parent_id: null })) : rows;
      await to.insertInto(asAnyTable(name)).values(first).execute();
    }
    if (name === 'categories') await copyParents(from, to);
  }
  if (kind === 'postgres') await advanceSequences(to);
}

async function copyParents(from: Database, to: Database): Promise<void> {
  const children = await from
    .selectFrom('categories')
    .select(['id', 'parent_id'])
    .where('parent_id', 'is not', null)
    .execute();
  for (const { id, parent_id } of children) {
    await to.updateTable('categories').set({ parent_id }).where('id', '=', id).execute();
  }
}

/** PostgreSQL counts ids apart from the rows; it goes on after the largest that was copied. */
async function advanceSequences(db: Database): Promise<void> {
  for (const name of tableNames.filter((one) => tableKeys[one][0] === 'id')) {
    const largest = sql`(select max(id) from ${sql.table(name)})`;
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce(${largest}, 1), ${largest} is not null)`.execute(
      db,
    );
  }
}
