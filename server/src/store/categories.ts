import { nameKey } from '@elvora/catalogue/operations';
import type { Selectable } from 'kysely';
import type { CategoryTable, Database } from './database.ts';

export type CategoryRow = Selectable<CategoryTable>;

export interface NewCategory {
  name: string;
  parentId: number | null;
  description: string | null;
  image: string | null;
  isActive: boolean;
}

/** All categories that are not deleted. */
export function findCategories(db: Database): Promise<CategoryRow[]> {
  return db.selectFrom('categories').selectAll().where('deleted_at', 'is', null).orderBy('id').execute();
}

export async function insertCategory(db: Database, category: NewCategory): Promise<number> {
  const { id } = await db
    .insertInto('categories')
    .values({
      parent_id: category.parentId,
      name: category.name,
      name_key: nameKey(category.name),
      description: category.description,
      image: category.image,
      active: category.isActive ? 1 : 0,
      version: 1,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
