import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The parsed tables of products, size by size, for the search; and the catalogue version in which each
 * product last changed, so that a process only rereads changed products. Readings of existing products follow
 * in the background; until then their tables are parsed on demand.
 */
export const sizeReadings = (kind: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('product_readings')
      .addColumn('product_id', 'integer', (column) =>
        column.primaryKey().references('products.id').onDelete('cascade'),
      )
      .addColumn('product_version', 'integer', (column) => column.notNull())
      .addColumn('reader_version', 'integer', (column) => column.notNull())
      .addColumn('size_count', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('size_readings')
      .addColumn('product_id', 'integer', (column) =>
        column.notNull().references('products.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('cells', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('size_readings_pk', ['product_id', 'position'])
      .execute();
    await db.schema
      .createTable('product_feed')
      .addColumn('product_id', 'integer', (column) =>
        column.primaryKey().references('products.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('product_feed_version').on('product_feed').column('version').execute();
    await (kind === 'sqlite' ? feedInSqlite(db) : feedInPostgres(db));
  },
});

const version = sql`coalesce((select cast(value as integer) from meta where key = 'catalogue_version'), 0)`;

async function feedInSqlite(db: Kysely<unknown>): Promise<void> {
  const record = sql`insert or replace into product_feed (product_id, version) values (new.id, ${version});`;
  for (const event of ['insert', 'update']) {
    const name = sql.ref(`product_feed_${event}`);
    await sql`create trigger ${name} after ${sql.raw(event)} on products begin ${record} end`.execute(db);
  }
}

async function feedInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function record_product_change() returns trigger language plpgsql as $$ begin
    insert into product_feed (product_id, version) values (new.id, ${version})
      on conflict (product_id) do update set version = excluded.version;
    return null;
  end $$`.execute(db);
  await sql`create trigger product_feed_change after insert or update on products
    for each row execute function record_product_change()`.execute(db);
}
