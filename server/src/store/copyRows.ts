import { sql } from 'kysely';
import type { Database, Tables } from './database.ts';

/** Every table with its primary key, referenced tables before those that refer to them. */
const tableKeys = {
  meta: ['key'],
  categories: ['id'],
  category_aliases: ['name_key'],
  products: ['id'],
  product_search: ['product_id'],
  product_readings: ['product_id'],
  size_readings: ['product_id', 'position'],
  product_feed: ['product_id'],
  vocabulary: ['id'],
  search_misses: ['question_key', 'day', 'product_id', 'code'],
  pictures: ['name'],
  product_pictures: ['product_id', 'position'],
  site_media: ['path'],
  changes: ['id'],
  change_pictures: ['change_id', 'picture_name'],
  deletions: ['id'],
  deletion_moves: ['deletion_id', 'kind', 'entry_id'],
  write_requests: ['request'],
  staff: ['id'],
  staff_preferences: ['user_key'],
  staff_sessions: ['token_hash'],
  staff_totp: ['staff_id'],
  staff_recovery_codes: ['staff_id', 'code_hash'],
  audit_events: ['id'],
  csp_reports: ['directive', 'blocked', 'page'],
  attempts: ['bucket'],
  enquiries: ['id'],
  enquiry_attachments: ['enquiry_id'],
  newsletter_addresses: ['email_key'],
  form_requests: ['request'],
  outbox: ['id'],
} as const satisfies { [Name in keyof Tables]: readonly (keyof Tables[Name])[] };

const tableNames = Object.keys(tableKeys) as (keyof Tables)[];

/**
 * Sessions, rate limits and browser reports belong to a running server, and table readings are derived from
 * the products; they are neither copied nor backed up.
 */
const transientTables = new Set<keyof Tables>([
  'staff_sessions',
  'attempts',
  'csp_reports',
  'product_readings',
  'size_readings',
  'product_feed',
]);
const durableTables = tableNames.filter((name) => !transientTables.has(name));

/** Tables that an import from another host replaces; enquiries and accounts are kept. */
export const catalogueTables: readonly (keyof Tables)[] = [
  'categories',
  'category_aliases',
  'products',
  'product_search',
  'product_readings',
  'size_readings',
  'pictures',
  'product_pictures',
  'site_media',
  'changes',
  'change_pictures',
  'deletions',
  'deletion_moves',
  'write_requests',
];

/** Widens a table name for Kysely's types; the columns do not matter here. */
const asAnyTable = (name: keyof Tables) => name as 'meta';

export async function deleteTransientRows(db: Database): Promise<void> {
  for (const name of transientTables) await db.deleteFrom(asAnyTable(name)).execute();
}

/** Deletes all rows of the tables, referring tables first. */
export async function deleteRows(
  db: Database,
  tables: readonly (keyof Tables)[] = tableNames,
): Promise<void> {
  await db.updateTable('categories').set({ parent_id: null }).execute();
  for (const name of tables.toReversed()) await db.deleteFrom(asAnyTable(name)).execute();
}

/** An attachment takes megabytes, any other row at most a few kilobytes. */
const copyBatchSizeOf = (name: keyof Tables) => (name === 'enquiry_attachments' ? 2 : 500);

/** Copies all durable rows into empty tables of the same schema. Both databases must be transactions. */
export async function copyRows(
  from: Database,
  to: Database,
  { kind, tables = durableTables }: { kind: 'sqlite' | 'postgres'; tables?: readonly (keyof Tables)[] },
): Promise<void> {
  for (const name of tables) {
    const batchSize = copyBatchSizeOf(name);
    for (let offset = 0; ; offset += batchSize) {
      let query = from.selectFrom(asAnyTable(name)).selectAll();
      for (const column of tableKeys[name]) query = query.orderBy(sql.ref(column));
      const rows = await query.limit(batchSize).offset(offset).execute();
      if (rows.length === 0) break;
      // A parent may have a higher id than its child, so parents are set after all categories are inserted.
      const values = name === 'categories' ? rows.map((row) => ({ ...row, parent_id: null })) : rows;
      await to.insertInto(asAnyTable(name)).values(values).execute();
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

/** Inserting explicit ids does not advance PostgreSQL's sequences. */
async function advanceSequences(db: Database): Promise<void> {
  for (const name of tableNames.filter((table) => tableKeys[table][0] === 'id')) {
    const largest = sql`(select max(id) from ${sql.table(name)})`;
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce(${largest}, 1), ${largest} is not null)`.execute(
      db,
    );
  }
}
