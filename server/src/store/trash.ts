import type { CatalogueKind } from '@elvora/catalogue/model';
import {
  type CategoryRow,
  dropAlias,
  findCategories,
  findCategory,
  MissingError,
  NameTakenError,
} from './categories.ts';
import { deleteChanges, type Hand, recorded } from './changes.ts';
import type { Database } from './database.ts';

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

/** How much hangs below a category: right below, and with everything further down. */
export interface Contents {
  subcategories: number;
  products: number;
  allSubcategories: number;
  allProducts: number;
}

/** What is below a category, everything before what hangs below it; without the category. */
async function categoriesBelow(db: Database, id: number): Promise<CategoryRow[]> {
  const children = Map.groupBy(await findCategories(db), ({ parent_id }) => parent_id);
  // A set keeps the order, takes each once even in a ring of parents, and may grow while it is walked.
  const found = new Set(children.get(id) ?? []);
  for (const category of found) for (const child of children.get(category.id) ?? []) found.add(child);
  return [...found].filter((category) => category.id !== id);
}

async function productIdsIn(db: Database, categoryIds: readonly number[]): Promise<number[]> {
  if (categoryIds.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('category_id', 'in', [...categoryIds])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function contentsOf(db: Database, id: number): Promise<Contents> {
  const below = await categoriesBelow(db, id);
  const products = await productIdsIn(db, [id]);
  const allProducts = await productIdsIn(db, [id, ...below.map((category) => category.id)]);
  return {
    subcategories: below.filter(({ parent_id }) => parent_id === id).length,
    products: products.length,
    allSubcategories: below.length,
    allProducts: allProducts.length,
  };
}

export async function deleteProduct(db: Database, id: number, hand: Hand): Promise<void> {
  await recorded(db, hand, [{ kind: 'product', ids: [id], action: 'deleted' }], async () => {
    const deletionId = await insertDeletion(db, { kind: 'product', id }, hand);
    await markDeleted(db, 'products', [id], { deletionId, hand });
  });
}

/** Deletes a category with everything below it. */
export async function deleteCategoryTree(db: Database, id: number, hand: Hand): Promise<void> {
  const categoryIds = [id, ...(await categoriesBelow(db, id)).map((category) => category.id)];
  const productIds = await productIdsIn(db, categoryIds);
  await recorded(
    db,
    hand,
    [
      { kind: 'category', ids: categoryIds, action: 'deleted' },
      { kind: 'product', ids: productIds, action: 'deleted' },
    ],
    async () => {
      const deletionId = await insertDeletion(db, { kind: 'category', id }, hand);
      await markDeleted(db, 'categories', categoryIds, { deletionId, hand });
      await markDeleted(db, 'products', productIds, { deletionId, hand });
    },
  );
}

/**
 * Deletes a category and moves what is right below it up (D-25). Products of a main category have nowhere to go: they
 * keep its name, and the admin shows it as missing (D-44).
 */
export async function deleteCategoryAlone(
  db: Database,
  { id, parent_id: parentId, name }: CategoryRow,
  hand: Hand,
): Promise<void> {
  const childIds = (await categoriesBelow(db, id))
    .filter(({ parent_id }) => parent_id === id)
    .map((category) => category.id);
  const productIds = await productIdsIn(db, [id]);
  const parent = parentId === null ? undefined : await findCategory(db, parentId);
  await recorded(
    db,
    hand,
    [
      { kind: 'category', ids: [id], action: 'deleted' },
      { kind: 'category', ids: childIds, action: 'moved' },
      { kind: 'product', ids: parent ? productIds : [], action: 'moved' },
    ],
    async () => {
      const deletionId = await insertDeletion(db, { kind: 'category', id }, hand);
      await noteMoves(db, { deletionId, kind: 'category', ids: childIds, toId: parentId });
      if (childIds.length > 0) {
        await db
          .updateTable('categories')
          .set((set) => ({ parent_id: parentId, version: set('version', '+', 1) }))
          .where('id', 'in', childIds)
          .execute();
      }
      if (productIds.length > 0) {
        if (parent) await noteMoves(db, { deletionId, kind: 'product', ids: productIds, toId: parent.id });
        await db
          .updateTable('products')
          .set((set) => ({
            category_id: parent ? parent.id : id,
            category_name: parent ? parent.name : name,
            version: set('version', '+', 1),
          }))
          .where('id', 'in', productIds)
          .execute();
      }
      await markDeleted(db, 'categories', [id], { deletionId, hand });
    },
  );
}

async function insertDeletion(
  db: Database,
  { kind, id }: { kind: CatalogueKind; id: number },
  { by, at }: Hand,
): Promise<number> {
  const row = await db
    .insertInto('deletions')
    .values({ kind, entry_id: id, at: at.toISOString(), by_name: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function noteMoves(
  db: Database,
  move: { deletionId: number; kind: CatalogueKind; ids: readonly number[]; toId: number | null },
): Promise<void> {
  if (move.ids.length === 0) return;
  await db
    .insertInto('deletion_moves')
    .values(
      move.ids.map((entry_id) => ({
        deletion_id: move.deletionId,
        kind: move.kind,
        entry_id,
        to_id: move.toId,
      })),
    )
    .execute();
}

async function markDeleted(
  db: Database,
  table: 'products' | 'categories',
  ids: readonly number[],
  { deletionId, hand }: { deletionId: number; hand: Hand },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable(table)
    .set((set) => ({
      deleted_at: hand.at.toISOString(),
      deletion_id: deletionId,
      version: set('version', '+', 1),
    }))
    .where('id', 'in', [...ids])
    .execute();
}

/** What can be taken back, newest first; what went along with it is counted. */
export async function findDeletions(db: Database): Promise<DeletionRow[]> {
  const [deletions, categories, products] = await Promise.all([
    db.selectFrom('deletions').selectAll().orderBy('id', 'desc').execute(),
    deletedIn(db, 'categories'),
    deletedIn(db, 'products'),
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

async function deletedIn(db: Database, table: 'products' | 'categories') {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'name', 'deletion_id'])
    .where('deletion_id', 'is not', null)
    .execute();
  return Map.groupBy(rows, ({ deletion_id }) => deletion_id ?? 0);
}

/** Takes a product out of the trash. Where its category is gone, it keeps the name of it (D-44). */
export async function restoreProduct(db: Database, id: number, hand: Hand): Promise<void> {
  const row = await db
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.deletion_id', 'products.category_name', 'categories.name as current_category'])
    .where('products.id', '=', id)
    .where('products.deleted_at', 'is not', null)
    .executeTakeFirst();
  if (!row) throw new MissingError('This product is not in the trash any more.');
  await recorded(db, hand, [{ kind: 'product', ids: [id], action: 'restored' }], async () => {
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
    await endDeletion(db, { kind: 'product', id });
  });
}

/**
 * Takes a category out of the trash, with what was deleted together with it and hangs below it; what moved up when it
 * was deleted, and still stands there, comes back below it. Where its parent is gone, it stands below the next category
 * above that is still there. Throws `NameTakenError`.
 */
export async function restoreCategory(db: Database, id: number, hand: Hand): Promise<void> {
  const gone = await db
    .selectFrom('categories')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .execute();
  const top = gone.find((category) => category.id === id);
  if (!top) throw new MissingError('This category is not in the trash any more.');

  const together = gone.filter(({ deletion_id }) => deletion_id !== null && deletion_id === top.deletion_id);
  const found = new Set([top]);
  for (const category of found) {
    for (const child of together) if (child.parent_id === category.id) found.add(child);
  }
  const categories = [...found];
  await requireFreeNames(db, categories);
  const categoryIds = categories.map((category) => category.id);
  const productIds = await deletedWith(db, top.deletion_id, categoryIds);
  const isWhole = await isDeletionOf(db, top);
  const moved = isWhole ? await movedUpFrom(db, top) : { categories: [], products: [] };
  const parentId = livingParent(top, gone);

  await recorded(
    db,
    hand,
    [
      { kind: 'category', ids: categoryIds, action: 'restored' },
      { kind: 'product', ids: productIds, action: 'restored' },
      { kind: 'category', ids: moved.categories, action: 'moved' },
      { kind: 'product', ids: moved.products, action: 'moved' },
    ],
    async () => {
      const back = { deleted_at: null, deletion_id: null };
      for (const { name_key } of categories) await dropAlias(db, name_key);
      await db
        .updateTable('categories')
        .set((set) => ({ ...back, version: set('version', '+', 1) }))
        .where('id', 'in', categoryIds)
        .execute();
      await db.updateTable('categories').set({ parent_id: parentId }).where('id', '=', id).execute();
      if (productIds.length > 0) {
        await db
          .updateTable('products')
          .set((set) => ({ ...back, version: set('version', '+', 1) }))
          .where('id', 'in', productIds)
          .execute();
      }
      if (moved.categories.length > 0) {
        await db
          .updateTable('categories')
          .set((set) => ({ parent_id: id, version: set('version', '+', 1) }))
          .where('id', 'in', moved.categories)
          .execute();
      }
      if (moved.products.length > 0) {
        await db
          .updateTable('products')
          .set((set) => ({ category_id: id, category_name: top.name, version: set('version', '+', 1) }))
          .where('id', 'in', moved.products)
          .execute();
      }
      await endDeletion(db, { kind: 'category', id });
    },
  );
}

async function requireFreeNames(db: Database, categories: readonly CategoryRow[]): Promise<void> {
  const taken = await db
    .selectFrom('categories')
    .select('name')
    .where('deleted_at', 'is', null)
    .where(
      'name_key',
      'in',
      categories.map(({ name_key }) => name_key),
    )
    .executeTakeFirst();
  if (taken) throw new NameTakenError(taken.name);
}

async function deletedWith(
  db: Database,
  deletionId: number | null,
  categoryIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('deletion_id', '=', deletionId ?? 0)
    .where('category_id', 'in', [...categoryIds])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function isDeletionOf(db: Database, { id, deletion_id }: CategoryRow): Promise<boolean> {
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
async function movedUpFrom(
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
function livingParent({ parent_id }: CategoryRow, gone: readonly CategoryRow[]): number | null {
  const deleted = new Map(gone.map((category) => [category.id, category.parent_id]));
  let parentId = parent_id;
  for (let steps = 0; parentId !== null && deleted.has(parentId); steps++) {
    // Only damaged data has a ring of parents.
    if (steps > deleted.size) return null;
    parentId = deleted.get(parentId) ?? null;
  }
  return parentId;
}

async function endDeletion(db: Database, { kind, id }: { kind: CatalogueKind; id: number }): Promise<void> {
  await db.deleteFrom('deletions').where('kind', '=', kind).where('entry_id', '=', id).execute();
}

/** Erases what was deleted before a moment, for good. */
export async function eraseDeleted(db: Database, before: Date): Promise<void> {
  const deletions = await db
    .selectFrom('deletions')
    .select('id')
    .where('at', '<', before.toISOString())
    .execute();
  if (deletions.length === 0) return;
  const deletionIds = deletions.map(({ id }) => id);
  const idsIn = async (table: 'products' | 'categories') =>
    (await db.selectFrom(table).select('id').where('deletion_id', 'in', deletionIds).execute()).map(
      ({ id }) => id,
    );
  const productIds = await idsIn('products');
  const categoryIds = await idsIn('categories');

  await db.deleteFrom('products').where('deletion_id', 'in', deletionIds).execute();
  if (categoryIds.length > 0) {
    // Products that were left behind keep the name (D-44).
    await db
      .updateTable('products')
      .set({ category_id: null })
      .where('category_id', 'in', categoryIds)
      .execute();
    await db
      .updateTable('categories')
      .set({ parent_id: null })
      .where('parent_id', 'in', categoryIds)
      .execute();
    await db.deleteFrom('categories').where('id', 'in', categoryIds).execute();
  }
  await deleteChanges(db, 'product', productIds);
  await deleteChanges(db, 'category', categoryIds);
  await db.deleteFrom('deletions').where('id', 'in', deletionIds).execute();
}
