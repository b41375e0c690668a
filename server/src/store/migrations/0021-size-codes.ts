import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';
import { createSearchFields } from '../searchFields.ts';

/** Rows read at once. */
const batchSize = 500;

/**
 * Indexes the codes of all sizes as ordering codes (D-56): earlier versions only indexed those of code
 * columns. The triggers and indexes of the search follow.
 */
export const sizeCodes: Migration = {
  async up(db: Kysely<Tables>) {
    for (let last = 0; ;) {
      const rows = await db
        .selectFrom('products')
        .innerJoin('product_search', 'product_search.product_id', 'products.id')
        .select([
          'products.id',
          'products.name',
          'products.keyword',
          'products.description',
          'products.data',
          'product_search.codes',
          'product_search.cells',
        ])
        .where('products.id', '>', last)
        .orderBy('products.id')
        .limit(batchSize)
        .execute();
      for (const row of rows) {
        const { codes, cells } = createSearchFields(row);
        if (codes === row.codes && cells === row.cells) continue;
        await db
          .updateTable('product_search')
          .set({ codes, cells })
          .where('product_id', '=', row.id)
          .execute();
      }
      last = rows.at(-1)?.id ?? 0;
      if (rows.length < batchSize) break;
    }
  },
};
