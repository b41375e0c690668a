import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/store/sqlite.ts';

/** Tables of products, with the column that names the product. */
const productTables = [
  ['products', 'id'],
  ['product_search', 'product_id'],
  ['product_pictures', 'product_id'],
] as const;

/**
 * Copies the products of an unmigrated database until there are `count`. In SQL, because the store works with the newest schema
 * only.
 */
export async function growRelease(opened: OpenDatabase, count: number): Promise<void> {
  const { db, kind } = opened;
  const tables = await db.introspection.getTables();
  const largest = await sql<{ id: number; rows: number }>`
    select max(id) as id, sum(case when deleted_at is null then 1 else 0 end) as rows from products`.execute(
    db,
  );
  const { id: offset = 0, rows = 0 } = largest.rows[0] ?? {};
  const copies = Math.ceil(count / rows) - 1;
  for (const [table, key] of productTables) {
    const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
    const values = columns.map((column) => {
      if (column === key) return sql`${sql.ref(`original.${column}`)} + n * ${sql.lit(offset)}`;
      return column === 'slug' ? sql`slug || '-' || n` : sql.ref(`original.${column}`);
    });
    await sql`
      with recursive copies(n) as (select 1 union all select n + 1 from copies where n < ${sql.lit(copies)})
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(values)} from ${sql.table(table)} as original cross join copies
      where ${sql.ref(`original.${key}`)} in (
        select id from products where id <= ${sql.lit(offset)} and deleted_at is null
      )`.execute(db);
  }
  if (kind === 'postgres') {
    await sql`select setval('products_id_seq', (select max(id) from products))`.execute(db);
  }
}
