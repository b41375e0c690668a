import type { CatalogueKind } from '@elvora/catalogue/model';
import { type CategoryRow, findCategories, findCategory } from './categories.ts';
import { type Actor, recordChanges } from './changes.ts';
import type { Database } from './database.ts';
import { moveCategories, moveProducts } from './moveEntries.ts';
import { queryInChunks, chunksOf } from './chunks.ts';

/** Direct children of a category, and all descendants. */
export interface CategoryContentCounts {
  subcategories: number;
  products: number;
  allSubcategories: number;
  allProducts: number;
}

export async function countCategoryContents(db: Database, id: number): Promise<CategoryContentCounts> {
  const descendants = await findDescendants(db, id);
  const products = await productIdsIn(db, [id]);
  const allProducts = await productIdsIn(db, [id, ...descendants.map((category) => category.id)]);
  return {
    subcategories: descendants.filter(({ parent_id }) => parent_id === id).length,
    products: products.length,
    allSubcategories: descendants.length,
    allProducts: allProducts.length,
  };
}

export async function deleteProduct(db: Database, id: number, actor: Actor): Promise<void> {
  await recordChanges(db, actor, [{ kind: 'product', ids: [id], action: 'deleted' }], async () => {
    const deletionId = await insertDeletion(db, { kind: 'product', id }, actor);
    await markDeleted(db, 'products', [id], { deletionId, actor });
  });
}

/** Deletes a category with its subcategories and products at any depth. */
export async function deleteCategoryTree(db: Database, id: number, actor: Actor): Promise<void> {
  const categoryIds = [id, ...(await findDescendants(db, id)).map((category) => category.id)];
  const productIds = await productIdsIn(db, categoryIds);
  await recordChanges(
    db,
    actor,
    [
      { kind: 'category', ids: categoryIds, action: 'deleted' },
      { kind: 'product', ids: productIds, action: 'deleted' },
    ],
    async () => {
      const deletionId = await insertDeletion(db, { kind: 'category', id }, actor);
      await markDeleted(db, 'categories', categoryIds, { deletionId, actor });
      await markDeleted(db, 'products', productIds, { deletionId, actor });
    },
  );
}

/**
 * Deletes a category and moves its children and products to its parent (D-25). Products of a main category have no parent
 * to move to: they keep its name, and the admin shows it as missing (D-44).
 */
export async function deleteCategoryAlone(
  db: Database,
  { id, parent_id: parentId, name }: CategoryRow,
  actor: Actor,
): Promise<void> {
  const childIds = (await findDescendants(db, id))
    .filter(({ parent_id }) => parent_id === id)
    .map((category) => category.id);
  const productIds = await productIdsIn(db, [id]);
  const parent = parentId === null ? undefined : await findCategory(db, parentId);
  await recordChanges(
    db,
    actor,
    [
      { kind: 'category', ids: [id], action: 'deleted' },
      { kind: 'category', ids: childIds, action: 'moved' },
      { kind: 'product', ids: parent ? productIds : [], action: 'moved' },
    ],
    async () => {
      const deletionId = await insertDeletion(db, { kind: 'category', id }, actor);
      await recordMoves(db, { deletionId, kind: 'category', ids: childIds, toId: parentId });
      await moveCategories(db, childIds, parentId);
      if (parent) await recordMoves(db, { deletionId, kind: 'product', ids: productIds, toId: parent.id });
      await moveProducts(db, productIds, parent ?? { id, name });
      await markDeleted(db, 'categories', [id], { deletionId, actor });
    },
  );
}

/** Returns the descendants of a category, parents before their children. */
async function findDescendants(db: Database, id: number): Promise<CategoryRow[]> {
  const children = Map.groupBy(await findCategories(db), ({ parent_id }) => parent_id);
  // A set visits items added during the iteration, and each only once, so that a cycle of parents ends.
  const descendants = new Set(children.get(id) ?? []);
  for (const category of descendants) {
    for (const child of children.get(category.id) ?? []) descendants.add(child);
  }
  return [...descendants].filter((category) => category.id !== id);
}

async function productIdsIn(db: Database, categoryIds: readonly number[]): Promise<number[]> {
  const rows = await queryInChunks(categoryIds, (part) =>
    db
      .selectFrom('products')
      .select('id')
      .where('deleted_at', 'is', null)
      .where('category_id', 'in', part)
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ id }) => id);
}

async function insertDeletion(
  db: Database,
  { kind, id }: { kind: CatalogueKind; id: number },
  { by, at }: Actor,
): Promise<number> {
  const row = await db
    .insertInto('deletions')
    .values({ kind, entry_id: id, at: at.toISOString(), by_name: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function recordMoves(
  db: Database,
  move: { deletionId: number; kind: CatalogueKind; ids: readonly number[]; toId: number | null },
): Promise<void> {
  const { deletionId: deletion_id, kind, toId: to_id } = move;
  for (const part of chunksOf(move.ids)) {
    await db
      .insertInto('deletion_moves')
      .values(part.map((entry_id) => ({ deletion_id, kind, entry_id, to_id })))
      .execute();
  }
}

async function markDeleted(
  db: Database,
  table: 'products' | 'categories',
  ids: readonly number[],
  { deletionId, actor }: { deletionId: number; actor: Actor },
): Promise<void> {
  const deletion = { deleted_at: actor.at.toISOString(), deletion_id: deletionId };
  for (const part of chunksOf(ids)) {
    await db
      .updateTable(table)
      .set((set) => ({ ...deletion, version: set('version', '+', 1) }))
      .where('id', 'in', part)
      .execute();
  }
}
