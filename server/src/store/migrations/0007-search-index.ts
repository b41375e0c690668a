import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * An index of all groups of three letters of what the search looks through, so that a word is found anywhere in a text
 * without reading them all. Both databases bring one along.
 */
export const searchIndex = (kind: 'sqlite' | 'postgres'): Migration => ({
  up: kind === 'sqlite' ? inSqlite : inPostgres,
});

/** A full-text table beside `product_search`; triggers keep it, whoever writes there. */
async function inSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table product_text using fts5(
    codes, name, keyword, description, cells,
    content='product_search', content_rowid='product_id', columnsize=0, tokenize='trigram case_sensitive 1'
  )`.execute(db);
  const fields = (row: 'new' | 'old') =>
    sql.raw(`${row}.codes, ${row}.name, ${row}.keyword, ${row}.description, ${row}.cells`);
  const added = sql`insert into product_text (rowid, codes, name, keyword, description, cells)
    values (new.product_id, ${fields('new')});`;
  const removed = sql`insert into product_text (product_text, rowid, codes, name, keyword, description, cells)
    values ('delete', old.product_id, ${fields('old')});`;
  await sql`create trigger product_text_insert after insert on product_search begin ${added} end`.execute(db);
  await sql`create trigger product_text_delete after delete on product_search begin ${removed} end`.execute(
    db,
  );
  await sql`create trigger product_text_update after update on product_search begin ${removed} ${added} end`.execute(
    db,
  );
  await sql`insert into product_text (product_text) values ('rebuild')`.execute(db);
}

/**
 * The extension is part of PostgreSQL, and who may create tables may have it. Where a host does not give it, the search
 * finds the same and takes longer.
 */
async function inPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index product_search_text on product_search using gin (
      (codes || ' ' || name || ' ' || keyword || ' ' || description || ' ' || cells) gin_trgm_ops
    );
    -- Without knowing the texts it would not know when the index is worth reading.
    analyze product_search;
  exception when insufficient_privilege or feature_not_supported or undefined_file then
    raise warning 'pg_trgm cannot be had: searches will read all texts';
  end $$`.execute(db);
  // Its index by name began with `deleted_at`, which PostgreSQL does not take for one value when it puts in order.
  await sql`drop index products_named`.execute(db);
  await sql`create index products_named on products (lower(name), id) where deleted_at is null`.execute(db);
}
