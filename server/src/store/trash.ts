import type { CatalogueKind } from '@elvora/catalogue/model';
import { deleteChanges } from './changes.ts';
import type { Database } from './database.ts';
import { queryInChunks, chunksOf } from './chunks.ts';

export interface DeletionRow {
  kind: CatalogueKind;
  id: number;
  name: string;
  at: string;
  by: string;
  /** What was deleted together with a category. */
  subcategories: number;
  products: number;
}

/** What can be taken back, newest first; what went along with it is counted. */
export async function findDeletions(db: Database): Promise<DeletionRow[]> {
  const [deletions, categories, products] = await Promise.all([
    db.selectFrom('deletions').selectAll().orderBy('id', 'desc').execute(),
    deletedRows(db, 'categories'),
    deletedRows(db, 'products'),
  ]);
  return deletions.flatMap(({ id: deletionId, kind, entry_id: id, at, by_name: by }) => {
    const [gone, along] = kind === 'category' ? [categories, products] : [products, categories];
    const own = gone.get(deletionId) ?? [];
    const name = own.find((row) => row.id === id)?.name;
    if (name === undefined) return [];
    const counts = { own: own.length - 1, along: along.get(deletionId)?.length ?? 0 };
    return [{ kind, id, name, at, by, subcategories: counts.own, products: counts.along }];
  });
}

async function deletedRows(db: Database, table: 'products' | 'categories') {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'name', 'deletion_id'])
    .where('deletion_id', 'is not', null)
    .execute();
  return Map.groupBy(rows, ({ deletion_id }) => deletion_id ?? 0);
}

/** Erases what was deleted before a moment, for good. */
export async function eraseDeleted(db: Database, before: Date): Promise<void> {
  const deletions = await db
    .selectFrom('deletions')
    .select('id')
    .where('at', '<', before.toISOString())
    .execute();
  const deletionIds = deletions.map(({ id }) => id);
  const idsIn = async (table: 'products' | 'categories') => {
    const rows = await queryInChunks(deletionIds, (part) =>
      db.selectFrom(table).select('id').where('deletion_id', 'in', part).execute(),
    );
    return rows.map(({ id }) => id);
  };
  const productIds = await idsIn('products');
  const categoryIds = await idsIn('categories');

  for (const part of chunksOf(productIds)) await db.deleteFrom('products').where('id', 'in', part).execute();
  for (const part of chunksOf(categoryIds)) {
    // Products that were left behind keep the name (D-44).
    await db.updateTable('products').set({ category_id: null }).where('category_id', 'in', part).execute();
    await db.updateTable('categories').set({ parent_id: null }).where('parent_id', 'in', part).execute();
    await db.deleteFrom('categories').where('id', 'in', part).execute();
  }
  await deleteChanges(db, 'product', productIds);
  await deleteChanges(db, 'category', categoryIds);
  for (const part of chunksOf(deletionIds)) {
    await db.deleteFrom('deletions').where('id', 'in', part).execute();
  }
}
