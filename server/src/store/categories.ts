import { validationTexts } from '@elvora/catalogue/contract';
import { nameKey } from '@elvora/catalogue/operations';
import type { Selectable } from 'kysely';
import type { CategoryTable, Database } from './database.ts';
import { moveCategories } from './moveEntries.ts';
import { isUniqueViolation } from './databaseErrors.ts';

export type CategoryRow = Selectable<CategoryTable>;

export interface NewCategory {
  /** The number it had before it came here. @default the next one */
  id?: number;
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

/** A category that is not deleted. */
export async function findCategory(db: Database, id: number): Promise<CategoryRow | null> {
  const row = await db
    .selectFrom('categories')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The category of a name, in any case and spacing; an earlier name leads to it too (D-06). */
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

/** Another category has the name already (D-06, O39). */
export class NameTakenError extends Error {
  override name = 'NameTakenError';

  constructor(taken: string, options?: ErrorOptions) {
    super(validationTexts.categoryTaken(taken), options);
  }
}

/** A category would stand below itself (D-06). */
export class CycleError extends Error {
  override name = 'CycleError';

  constructor() {
    super(validationTexts.parentIsBelow);
  }
}

/** Nothing with this id is there, or it is deleted. */
export class NotFoundError extends Error {
  override name = 'MissingError';
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
 * Changes a category; what is not named stays. An earlier name goes on leading here until a category takes it (D-06).
 * Children and products hang on the id, so a new name takes them along (O41).
 */
export async function updateCategory(db: Database, id: number, change: CategoryChange): Promise<void> {
  const current = await db
    .selectFrom('categories')
    .select(['name_key'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!current) throw new NotFoundError('This category does not exist any more.');

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

/** Puts a category below another one, or among the main ones. Throws `CycleError`. */
export async function moveCategory(db: Database, id: number, parentId: number | null): Promise<void> {
  const parents = new Map((await findCategories(db)).map((category) => [category.id, category.parent_id]));
  const above = new Set<number>();
  for (let at = parentId; at !== null && !above.has(at); at = parents.get(at) ?? null) above.add(at);
  if (above.has(id)) throw new CycleError();
  await moveCategories(db, [id], parentId);
}

/** A name as it is kept: what stands around it does not belong to it. */
const normaliseName = (name: string) => name.trim().replace(/\s+/g, ' ');

/** A category that has a name now comes before one that had it. */
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
