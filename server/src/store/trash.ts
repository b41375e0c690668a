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
  /** Descendants deleted together with a category. */
  subcategories: number;
  products: number;
}

/** Returns deletions that can be undone, newest first, with the number of descendants. */
export async function findDeletions(db: Database): Promise<DeletionRow[]> {
  const [deletions, categories, products] = await Promise.all([
    db
      .selectFrom('deletions')
      .selectAll()
      .where('quarantined_at', 'is', null)
      .orderBy('id', 'desc')
      .execute(),
    deletedRows(db, 'categories'),
    deletedRows(db, 'products'),
  ]);
  return deletions.flatMap(({ id: deletionId, kind, entry_id: id, at, by_name: by }) => {
    const [sameKind, otherKind] = kind === 'category' ? [categories, products] : [products, categories];
    const rows = sameKind.get(deletionId) ?? [];
    const name = rows.find((row) => row.id === id)?.name;
    if (name === undefined) return [];
    return [
      {
        kind,
        id,
        name,
        at,
        by,
        subcategories: rows.length - 1,
        products: otherKind.get(deletionId)?.length ?? 0,
      },
    ];
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

export interface TrashExpiry {
  deletedBefore: Date;
  quarantineMs: number;
  now: Date;
}

/**
 * Hides entries deleted before `deletedBefore`, and permanently erases those hidden for `quarantineMs` with
 * their history. Restores hidden ones that the corrected clock no longer considers expired.
 */
export async function emptyTrash(
  db: Database,
  { deletedBefore, quarantineMs, now }: TrashExpiry,
): Promise<void> {
  const [cutoff, at] = [deletedBefore.toISOString(), now.toISOString()];
  const hideExpired = db.updateTable('deletions').set({ quarantined_at: at }).where('at', '<', cutoff);
  // They were hidden while the clock was ahead.
  await db
    .updateTable('deletions')
    .set({ quarantined_at: null })
    .where('quarantined_at', 'is not', null)
    .where('at', '>=', cutoff)
    .execute();
  await hideExpired.where('quarantined_at', '>', at).execute();
  await eraseQuarantined(db, new Date(now.getTime() - quarantineMs));
  await hideExpired.where('quarantined_at', 'is', null).execute();
}

async function eraseQuarantined(db: Database, hiddenUntil: Date): Promise<void> {
  const deletions = await db
    .selectFrom('deletions')
    .select('id')
    .where('quarantined_at', '<=', hiddenUntil.toISOString())
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
    // Products of an erased category keep its name (D-44).
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
