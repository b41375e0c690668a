import type { HistoryKind } from '@elvora/catalogue/model';
import type { Database } from './database.ts';

/** Whether an entry's time in the trash has ended: it is hidden until it is erased. */
export async function isQuarantined(db: Database, kind: HistoryKind, id: number): Promise<boolean> {
  if (kind === 'vocabulary') {
    const entry = await db
      .selectFrom('vocabulary')
      .select('id')
      .where('id', '=', id)
      .where('quarantined_at', 'is not', null)
      .executeTakeFirst();
    return entry !== undefined;
  }
  const deletions = db.selectFrom('deletions').select('deletions.id').where('quarantined_at', 'is not', null);
  const row = await (
    kind === 'product'
      ? deletions.innerJoin('products', 'products.deletion_id', 'deletions.id').where('products.id', '=', id)
      : deletions
          .innerJoin('categories', 'categories.deletion_id', 'deletions.id')
          .where('categories.id', '=', id)
  ).executeTakeFirst();
  return row !== undefined;
}
