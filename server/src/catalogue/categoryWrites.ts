import { type DeletedCategoryChildren, validationTexts } from '@elvora/catalogue/contract';
import type { CategoryDraft, SaveResult } from '@elvora/catalogue/model';
import { validationError } from '../http/httpErrors.ts';
import { parseStoredName } from '../media/mediaLibrary.ts';
import {
  type CatalogueWriter,
  type CategoryRow,
  CycleError,
  type Actor,
  NotFoundError,
} from '../store/index.ts';
import type { WritesOptions } from './productWrites.ts';
import { CategoryNotEmptyError, VersionConflictError } from './writeErrors.ts';
import { updateContext, type IdempotentRequest, saveOnce, type EntryRef } from './idempotency.ts';

/** Changes to categories by staff; each is one transaction with its history. */
export interface CategoryWrites {
  create(draft: CategoryDraft, by: string, idempotentRequest: IdempotentRequest | null): Promise<SaveResult>;
  update(
    ref: EntryRef,
    draft: CategoryDraft,
    by: string,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<SaveResult>;
  move(ref: EntryRef, parentName: string | null, by: string): Promise<SaveResult>;
  /** Throws `CategoryNotEmptyError` without `children`, unless the category is empty (D-25). */
  delete(ref: EntryRef, children: DeletedCategoryChildren | null, by: string): Promise<void>;
  restore(id: number, by: string): Promise<SaveResult>;
  restoreVersion(ref: EntryRef, changeId: number, by: string): Promise<SaveResult>;
}

export function createCategoryWrites({ store, now }: Pick<WritesOptions, 'store' | 'now'>): CategoryWrites {
  const actorFor = (by: string): Actor => ({ by, at: now() });

  return {
    create: (draft, by, idempotentRequest) =>
      store.write((writer) => {
        const actor = actorFor(by);
        return saveOnce(writer, { kind: 'category', by, idempotentRequest, now: actor.at }, async () => {
          const id = await writer.insertCategory({
            name: draft.name,
            parentId: await resolveParentId(writer, draft.parentName),
            description: null,
            image: await resolveImage(writer, draft.image),
            isActive: draft.isActive,
          });
          await writer.recordCreated(actor, { kind: 'category', id });
          return { id, version: 1 };
        });
      }),

    update: (ref, draft, by, idempotentRequest) =>
      store.write((writer) => {
        const actor = actorFor(by);
        const context = updateContext('category', ref, { by, idempotentRequest });
        return saveOnce(writer, { ...context, now: actor.at }, async () => {
          const current = requireVersion(await writer.category(ref.id), ref);
          await requireSameParent(writer, current, draft.parentName);
          const change = {
            name: draft.name,
            image: await resolveImage(writer, draft.image, current),
            isActive: draft.isActive,
          };
          await writer.recordChanges(actor, [{ kind: 'category', ids: [ref.id], action: 'updated' }], () =>
            writer.updateCategory(ref.id, change),
          );
          return { id: ref.id, version: current.version + 1 };
        });
      }),

    move: (ref, parentName, by) =>
      store.write((writer) => writeMove(writer, ref, { parentName, actor: actorFor(by) })),

    delete: (ref, children, by) =>
      store.write(async (writer) => {
        const current = requireVersion(await writer.category(ref.id), ref);
        const contents = await writer.countCategoryContents(ref.id);
        const isEmpty = contents.allSubcategories === 0 && contents.allProducts === 0;
        if (children === null && !isEmpty) throw new CategoryNotEmptyError(contents);
        if (children === 'delete') await writer.deleteCategoryTree(ref.id, actorFor(by));
        else await writer.deleteCategoryAlone(current, actorFor(by));
      }),

    restore: (id, by) =>
      store.write(async (writer) => {
        await writer.restoreCategory(id, actorFor(by));
        return toSaved(await writer.category(id));
      }),

    restoreVersion: (ref, changeId, by) =>
      store.write((writer) => writeFormerState(writer, ref, { changeId, actor: actorFor(by) })),
  };
}

async function writeMove(
  writer: CatalogueWriter,
  ref: EntryRef,
  { parentName, actor }: { parentName: string | null; actor: Actor },
): Promise<SaveResult> {
  const current = requireVersion(await writer.category(ref.id), ref);
  const parentId = await resolveParentId(writer, parentName);
  try {
    await writer.recordChanges(actor, [{ kind: 'category', ids: [ref.id], action: 'moved' }], () =>
      writer.moveCategory(ref.id, parentId),
    );
  } catch (error) {
    if (error instanceof CycleError) throw validationError([{ field: 'cparentname', text: error.message }]);
    throw error;
  }
  return { id: ref.id, version: current.version + 1 };
}

async function writeFormerState(
  writer: CatalogueWriter,
  ref: EntryRef,
  { changeId, actor }: { changeId: number; actor: Actor },
): Promise<SaveResult> {
  const current = requireVersion(await writer.category(ref.id), ref);
  const change = await writer.change('category', { id: ref.id, changeId });
  if (!change) throw new NotFoundError('This history entry no longer exists.');
  const { name, description, image, isActive, parentId } = change.state;
  await writer.recordChanges(actor, [{ kind: 'category', ids: [ref.id], action: 'updated' }], async () => {
    await writer.updateCategory(ref.id, { name, description, image, isActive });
    const parentExists = parentId === null || (await writer.category(parentId)) !== null;
    if (parentExists && parentId !== current.parent_id) {
      await writer.moveCategory(ref.id, parentId);
    }
  });
  return toSaved(await writer.category(ref.id));
}

function requireVersion(category: CategoryRow | null, { id, version }: EntryRef): CategoryRow {
  if (!category) throw new NotFoundError('This category no longer exists.');
  if (version !== null && category.version !== version) throw new VersionConflictError('category', id);
  return category;
}

function toSaved(category: CategoryRow | null): SaveResult {
  if (!category) throw new Error('The written category is missing.');
  return { id: category.id, version: category.version };
}

async function resolveParentId(writer: CatalogueWriter, name: string | null): Promise<number | null> {
  if (name === null) return null;
  const parent = await writer.categoryByName(name);
  if (!parent) throw validationError([{ field: 'cparentname', text: validationTexts.categoryUnknown }]);
  return parent.id;
}

/** An update must not change the parent (S-286); moving is a separate request (D-06). */
async function requireSameParent(
  writer: CatalogueWriter,
  { parent_id }: CategoryRow,
  name: string | null,
): Promise<void> {
  const parent = parent_id === null ? null : await writer.category(parent_id);
  const named = name === null ? null : await writer.categoryByName(name);
  if ((name !== null && !named) || named?.id !== parent?.id) {
    throw validationError([{ field: 'cparentname', text: validationTexts.parentIsFixed }]);
  }
}

/** Returns the name of a stored picture or an external URL; null for none. Throws for a name that is not stored. */
async function resolveImage(
  writer: CatalogueWriter,
  image: string,
  current?: CategoryRow,
): Promise<string | null> {
  if (image === '') return null;
  const name = parseStoredName(image);
  if (name === null) return image;
  if (name !== current?.image && !(await writer.pictures([name])).has(name)) {
    throw validationError([{ field: 'cimage', text: validationTexts.pictureUnknown }]);
  }
  return name;
}
