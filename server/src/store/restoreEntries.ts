import type { CatalogueKind } from '@elvora/catalogue/model';
import { type CategoryRow, deleteAlias, NotFoundError, NameTakenError } from './categories.ts';
import { type Actor, recordChanges } from './changes.ts';
import type { Database } from './database.ts';
import { moveCategories, moveProducts } from './moveEntries.ts';
import { queryInChunks, chunksOf } from './chunks.ts';
import { isQuarantined } from './isQuarantined.ts';

/** Restores a product from the trash. If its category has been erased, it keeps the category's name (D-44). */
export async function restoreProduct(db: Database, id: number, actor: Actor): Promise<void> {
  const row = await db
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.deletion_id', 'products.category_name', 'categories.name as current_category'])
    .where('products.id', '=', id)
    .where('products.deleted_at', 'is not', null)
    .executeTakeFirst();
  if (!row || (await isQuarantined(db, 'product', id))) {
    throw new NotFoundError('This product is no longer in the trash.');
  }
  await recordChanges(db, actor, [{ kind: 'product', ids: [id], action: 'restored' }], async () => {
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
 * Restores a category from the trash together with its descendants of the same deletion. Entries that moved up when it was
 * deleted, and have not been moved since, move back. If its parent is deleted, the nearest existing ancestor becomes the
 * parent. Throws `NameTakenError`.
 */
export async function restoreCategory(db: Database, id: number, actor: Actor): Promise<void> {
  const deleted = await db
    .selectFrom('categories')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .execute();
  const root = deleted.find((category) => category.id === id);
  if (!root || (await isQuarantined(db, 'category', id))) {
    throw new NotFoundError('This category is no longer in the trash.');
  }

  const sameDeletion = deleted.filter(
    ({ deletion_id }) => deletion_id !== null && deletion_id === root.deletion_id,
  );
  // A set visits items added during the iteration, and each only once.
  const subtree = new Set([root]);
  for (const category of subtree) {
    for (const child of sameDeletion) if (child.parent_id === category.id) subtree.add(child);
  }
  const categories = [...subtree];
  await requireUnusedNames(db, categories);
  const categoryIds = categories.map((category) => category.id);
  const productIds = await productsDeletedWith(db, root.deletion_id, categoryIds);
  const moved = (await isDeletionRoot(db, root))
    ? await findMovedUp(db, root)
    : { categories: [], products: [] };
  const parentId = nearestExistingParent(root, deleted);

  await recordChanges(
    db,
    actor,
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
      await moveProducts(db, moved.products, root);
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

/** Returns the entries that moved up when the category was deleted and have not been moved since. */
async function findMovedUp(
  db: Database,
  { deletion_id }: CategoryRow,
): Promise<{ categories: number[]; products: number[] }> {
  const moves = db.selectFrom('deletion_moves').where('deletion_moves.deletion_id', '=', deletion_id ?? 0);
  // Sequential: a transaction has one connection.
  const categories = await moves
    .where('deletion_moves.kind', '=', 'category')
    .innerJoin('categories', 'categories.id', 'deletion_moves.entry_id')
    .where('categories.deleted_at', 'is', null)
    .select(['categories.id', 'categories.parent_id as current_id', 'deletion_moves.to_id'])
    .execute();
  const products = await moves
    .where('deletion_moves.kind', '=', 'product')
    .innerJoin('products', 'products.id', 'deletion_moves.entry_id')
    .where('products.deleted_at', 'is', null)
    .select(['products.id', 'products.category_id as current_id', 'deletion_moves.to_id'])
    .execute();
  const unmovedIds = (rows: typeof categories) =>
    rows.filter(({ current_id, to_id }) => current_id === to_id).map(({ id }) => id);
  return { categories: unmovedIds(categories), products: unmovedIds(products) };
}

/** Returns the nearest ancestor that is not deleted. */
function nearestExistingParent({ parent_id }: CategoryRow, deleted: readonly CategoryRow[]): number | null {
  const parents = new Map(deleted.map((category) => [category.id, category.parent_id]));
  let parentId = parent_id;
  for (let steps = 0; parentId !== null && parents.has(parentId); steps++) {
    // A cycle: only in damaged data.
    if (steps > parents.size) return null;
    parentId = parents.get(parentId) ?? null;
  }
  return parentId;
}

async function removeDeletion(
  db: Database,
  { kind, id }: { kind: CatalogueKind; id: number },
): Promise<void> {
  await db.deleteFrom('deletions').where('kind', '=', kind).where('entry_id', '=', id).execute();
}
