import type { CatalogueKind } from '@elvora/catalogue/model';
import { type CategoryRow, deleteAlias, NotFoundError, NameTakenError } from './categories.ts';
import { type Actor, recordChanges } from './changes.ts';
import type { Database } from './database.ts';
import { moveCategories, moveProducts } from './moveEntries.ts';
import { queryInChunks, chunksOf } from './chunks.ts';

/** Takes a product out of the trash. Where its category is gone, it keeps the name of it (D-44). */
export async function restoreProduct(db: Database, id: number, hand: Actor): Promise<void> {
  const row = await db
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.deletion_id', 'products.category_name', 'categories.name as current_category'])
    .where('products.id', '=', id)
    .where('products.deleted_at', 'is not', null)
    .executeTakeFirst();
  if (!row) throw new NotFoundError('This product is not in the trash any more.');
  await recordChanges(db, hand, [{ kind: 'product', ids: [id], action: 'restored' }], async () => {
    await db
      .updateTable('products')
      .set((set) => ({
        deleted_at: null,
        deletion_id: null,
        category_name: row.current_category ?? row.category_name,
        version: set('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    await removeDeletion(db, { kind: 'product', id });
  });
}

/**
 * Takes a category out of the trash, with what was deleted together with it and hangs below it; what moved up when it
 * was deleted, and still stands there, comes back below it. Where its parent is gone, it stands below the next category
 * above that is still there. Throws `NameTakenError`.
 */
export async function restoreCategory(db: Database, id: number, hand: Actor): Promise<void> {
  const gone = await db
    .selectFrom('categories')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .execute();
  const top = gone.find((category) => category.id === id);
  if (!top) throw new NotFoundError('This category is not in the trash any more.');

  const together = gone.filter(({ deletion_id }) => deletion_id !== null && deletion_id === top.deletion_id);
  const found = new Set([top]);
  for (const category of found) {
    for (const child of together) if (child.parent_id === category.id) found.add(child);
  }
  const categories = [...found];
  await requireUnusedNames(db, categories);
  const categoryIds = categories.map((category) => category.id);
  const productIds = await productsDeletedWith(db, top.deletion_id, categoryIds);
  const isWhole = await isDeletionRoot(db, top);
  const moved = isWhole ? await findMovedUp(db, top) : { categories: [], products: [] };
  const parentId = nearestExistingParent(top, gone);

  await recordChanges(
    db,
    hand,
    [
      { kind: 'category', ids: categoryIds, action: 'restored' },
      { kind: 'product', ids: productIds, action: 'restored' },
      { kind: 'category', ids: moved.categories, action: 'moved' },
      { kind: 'product', ids: moved.products, action: 'moved' },
    ],
    async () => {
      for (const { name_key } of categories) await deleteAlias(db, name_key);
      await clearDeleted(db, 'categories', categoryIds);
      await db.updateTable('categories').set({ parent_id: parentId }).where('id', '=', id).execute();
      await clearDeleted(db, 'products', productIds);
      await moveCategories(db, moved.categories, id);
      await moveProducts(db, moved.products, top);
      await removeDeletion(db, { kind: 'category', id });
    },
  );
}

async function requireUnusedNames(db: Database, categories: readonly CategoryRow[]): Promise<void> {
  const keys = categories.map(({ name_key }) => name_key);
  const [taken] = await queryInChunks(keys, (part) =>
    db
      .selectFrom('categories')
      .select('name')
      .where('deleted_at', 'is', null)
      .where('name_key', 'in', part)
      .limit(1)
      .execute(),
  );
  if (taken) throw new NameTakenError(taken.name);
}

async function clearDeleted(
  db: Database,
  table: 'products' | 'categories',
  ids: readonly number[],
): Promise<void> {
  for (const part of chunksOf(ids)) {
    await db
      .updateTable(table)
      .set((set) => ({ deleted_at: null, deletion_id: null, version: set('version', '+', 1) }))
      .where('id', 'in', part)
      .execute();
  }
}

async function productsDeletedWith(
  db: Database,
  deletionId: number | null,
  categoryIds: readonly number[],
): Promise<number[]> {
  const rows = await queryInChunks(categoryIds, (part) =>
    db
      .selectFrom('products')
      .select('id')
      .where('deletion_id', '=', deletionId ?? 0)
      .where('category_id', 'in', part)
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ id }) => id);
}

async function isDeletionRoot(db: Database, { id, deletion_id }: CategoryRow): Promise<boolean> {
  const row = await db
    .selectFrom('deletions')
    .select('id')
    .where('id', '=', deletion_id ?? 0)
    .where('kind', '=', 'category')
    .where('entry_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** What moved up when a category was deleted, and has not been moved anywhere else since. */
async function findMovedUp(
  db: Database,
  { deletion_id }: CategoryRow,
): Promise<{ categories: number[]; products: number[] }> {
  const moves = db.selectFrom('deletion_moves').where('deletion_moves.deletion_id', '=', deletion_id ?? 0);
  // One after the other: a transaction has one connection.
  const categories = await moves
    .where('deletion_moves.kind', '=', 'category')
    .innerJoin('categories', 'categories.id', 'deletion_moves.entry_id')
    .where('categories.deleted_at', 'is', null)
    .select(['categories.id', 'categories.parent_id as now_in', 'deletion_moves.to_id'])
    .execute();
  const products = await moves
    .where('deletion_moves.kind', '=', 'product')
    .innerJoin('products', 'products.id', 'deletion_moves.entry_id')
    .where('products.deleted_at', 'is', null)
    .select(['products.id', 'products.category_id as now_in', 'deletion_moves.to_id'])
    .execute();
  const still = (rows: typeof categories) =>
    rows.filter(({ now_in, to_id }) => now_in === to_id).map(({ id }) => id);
  return { categories: still(categories), products: still(products) };
}

/** The nearest category above one that is not deleted. */
function nearestExistingParent({ parent_id }: CategoryRow, gone: readonly CategoryRow[]): number | null {
  const deleted = new Map(gone.map((category) => [category.id, category.parent_id]));
  let parentId = parent_id;
  for (let steps = 0; parentId !== null && deleted.has(parentId); steps++) {
    // Only damaged data has a ring of parents.
    if (steps > deleted.size) return null;
    parentId = deleted.get(parentId) ?? null;
  }
  return parentId;
}

async function removeDeletion(
  db: Database,
  { kind, id }: { kind: CatalogueKind; id: number },
): Promise<void> {
  await db.deleteFrom('deletions').where('kind', '=', kind).where('entry_id', '=', id).execute();
}
