import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Trigram indexes of the searchable texts, so that a substring is found without a full scan: FTS5 on SQLite, `pg_trgm` on
 * PostgreSQL.
 */
export const searchIndex = (kind: 'sqlite' | 'postgres'): Migration => ({
  up: kind === 'sqlite' ? inSqlite : inPostgres,
});

/** An external-content FTS5 table for `product_search`, kept in sync by triggers. */
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
 * `pg_trgm` is a trusted extension of PostgreSQL's own distribution. Where the host does not offer it, the search returns
 * the same hits more slowly.
 */
async function inPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index product_search_text on product_search using gin (
      (codes || ' ' || name || ' ' || keyword || ' ' || description || ' ' || cells) gin_trgm_ops
    );
    -- Without statistics the planner misjudges when the index pays off.
    analyze product_search;
  exception when insufficient_privilege or feature_not_supported or undefined_file then
    raise warning 'pg_trgm is not available: searches will scan all texts';
  end $$`.execute(db);
  // The old index by name began with `deleted_at`; PostgreSQL does not use `is null` on it to avoid a sort.
  await sql`drop index products_named`.execute(db);
  await sql`create index products_named on products (lower(name), id) where deleted_at is null`.execute(db);
}
