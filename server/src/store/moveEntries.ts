import type { Database } from './database.ts';
import { chunksOf } from './chunks.ts';

/** Moves categories below another, or to the top level with null. */
export async function moveCategories(
  db: Database,
  ids: readonly number[],
  parentId: number | null,
): Promise<void> {
  for (const part of chunksOf(ids)) {
    await db
      .updateTable('categories')
      .set((set) => ({ parent_id: parentId, version: set('version', '+', 1) }))
      .where('id', 'in', part)
      .execute();
  }
}

/** Moves products to a category. */
export async function moveProducts(
  db: Database,
  ids: readonly number[],
  { id, name }: { id: number; name: string },
): Promise<void> {
  for (const part of chunksOf(ids)) {
    await db
      .updateTable('products')
      .set((set) => ({ category_id: id, category_name: name, version: set('version', '+', 1) }))
      .where('id', 'in', part)
      .execute();
  }
}
