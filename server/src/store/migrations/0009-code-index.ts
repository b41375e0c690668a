import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A separate trigram index of ordering codes, which searches query first: in the common index, a word that is
 * frequent in texts but occurs in no code would require reading all those texts.
 */
export const codeIndex = (kind: 'sqlite' | 'postgres'): Migration => ({
  up: kind === 'sqlite' ? inSqlite : inPostgres,
});

async function inSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table product_codes using fts5(
    codes, content='product_search', content_rowid='product_id', columnsize=0, tokenize='trigram case_sensitive 1'
  )`.execute(db);
  const added = sql`insert into product_codes (rowid, codes) values (new.product_id, new.codes);`;
  const removed = sql`insert into product_codes (product_codes, rowid, codes)
    values ('delete', old.product_id, old.codes);`;
  const trigger = (name: string, event: string, steps: typeof added) =>
    sql`create trigger ${sql.ref(name)} after ${sql.raw(event)} on product_search begin ${steps} end`;
  await trigger('product_codes_insert', 'insert', added).execute(db);
  await trigger('product_codes_delete', 'delete', removed).execute(db);
  await trigger('product_codes_update', 'update', sql`${removed} ${added}`).execute(db);
  await sql`insert into product_codes (product_codes) values ('rebuild')`.execute(db);
}

async function inPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    create index product_search_codes on product_search using gin (codes gin_trgm_ops);
    analyze product_search;
  exception when undefined_object then
    raise warning 'pg_trgm cannot be had: searches will read all codes';
  end $$`.execute(db);
}
