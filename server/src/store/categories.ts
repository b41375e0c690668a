import { validationTexts } from '@elvora/catalogue/contract';
import { nameKey } from '@elvora/catalogue/operations';
import type { Selectable } from 'kysely';
import type { CategoryTable } from './catalogueTables.ts';
import type { Database } from './database.ts';
import { moveCategories } from './moveEntries.ts';
import { isUniqueViolation } from './databaseErrors.ts';

export type CategoryRow = Selectable<CategoryTable>;

export interface NewCategory {
  /** Id to keep on import. @default the next one */
  id?: number;
  name: string;
  parentId: number | null;
  description: string | null;
  image: string | null;
  isActive: boolean;
}

/** Returns all categories except deleted ones. */
export function findCategories(db: Database): Promise<CategoryRow[]> {
  return db.selectFrom('categories').selectAll().where('deleted_at', 'is', null).orderBy('id').execute();
}

/** Returns null for deleted categories. */
export async function findCategory(db: Database, id: number): Promise<CategoryRow | null> {
  const row = await db
    .selectFrom('categories')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Finds a category by its current or an earlier name, ignoring case and spacing (D-06). */
export async function findCategoryByName(db: Database, name: string): Promise<CategoryRow | null> {
  const key = nameKey(name);
  const named = await db
    .selectFrom('categories')
    .selectAll()
    .where('name_key', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (named) return named;
  const earlier = await db
    .selectFrom('category_aliases')
    .innerJoin('categories', 'categories.id', 'category_aliases.category_id')
    .selectAll('categories')
    .where('category_aliases.name_key', '=', key)
    .where('categories.deleted_at', 'is', null)
    .executeTakeFirst();
  return earlier ?? null;
}

/** Another category has the name (D-06, O39). */
export class NameTakenError extends Error {
  override name = 'NameTakenError';

  constructor(taken: string, options?: ErrorOptions) {
    super(validationTexts.categoryTaken(taken), options);
  }
}

/** A category would become its own ancestor (D-06). */
export class CycleError extends Error {
  override name = 'CycleError';

  constructor() {
    super(validationTexts.parentIsBelow);
  }
}

/** The id is unknown, or its entry is deleted. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

export async function insertCategory(db: Database, category: NewCategory): Promise<number> {
  const name = normaliseName(category.name);
  return withUniqueName(name, async () => {
    await deleteAlias(db, nameKey(name));
    const { id } = await db
      .insertInto('categories')
      .values({
        ...(category.id === undefined ? {} : { id: category.id }),
        parent_id: category.parentId,
        name,
        name_key: nameKey(name),
        description: category.description,
        image: category.image,
        active: category.isActive ? 1 : 0,
        version: 1,
        deleted_at: null,
        deletion_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

export type CategoryChange = Partial<Omit<NewCategory, 'id' | 'parentId'>>;

/**
 * Updates the given fields. On a rename the old name stays an alias until another category takes it (D-06). Children and
 * products refer to the id, so they follow the rename (O41).
 */
export async function updateCategory(db: Database, id: number, change: CategoryChange): Promise<void> {
  const current = await db
    .selectFrom('categories')
    .select(['name_key'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!current) throw new NotFoundError('This category no longer exists.');

  const name = change.name === undefined ? undefined : normaliseName(change.name);
  const isRenamed = name !== undefined && nameKey(name) !== current.name_key;
  await withUniqueName(name ?? '', async () => {
    await db
      .updateTable('categories')
      .set((set) => ({
        ...(name === undefined ? {} : { name, name_key: nameKey(name) }),
        ...(change.description === undefined ? {} : { description: change.description }),
        ...(change.image === undefined ? {} : { image: change.image }),
        ...(change.isActive === undefined ? {} : { active: change.isActive ? 1 : 0 }),
        version: set('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    if (!isRenamed) return;
    await deleteAlias(db, nameKey(name));
    await db
      .insertInto('category_aliases')
      .values({ name_key: current.name_key, category_id: id })
      .onConflict((conflict) => conflict.column('name_key').doUpdateSet({ category_id: id }))
      .execute();
  });
}

/** Moves a category below another, or to the top level with null. Throws `CycleError`. */
export async function moveCategory(db: Database, id: number, parentId: number | null): Promise<void> {
  const parents = new Map((await findCategories(db)).map((category) => [category.id, category.parent_id]));
  const ancestors = new Set<number>();
  for (let at = parentId; at !== null && !ancestors.has(at); at = parents.get(at) ?? null) ancestors.add(at);
  if (ancestors.has(id)) throw new CycleError();
  await moveCategories(db, [id], parentId);
}

/** Trims a name and collapses whitespace. */
const normaliseName = (name: string) => name.trim().replace(/\s+/g, ' ');

/** Deletes the alias of a name: the category that now has the name takes precedence. */
export async function deleteAlias(db: Database, key: string): Promise<void> {
  await db.deleteFrom('category_aliases').where('name_key', '=', key).execute();
}

async function withUniqueName<T>(name: string, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new NameTakenError(name, { cause: error });
  }
}
