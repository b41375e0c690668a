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

/** What staff do to categories. Each is one transaction with its entry in the history. */
export interface CategoryWrites {
  create(draft: CategoryDraft, by: string, named: IdempotentRequest | null): Promise<SaveResult>;
  update(
    read: EntryRef,
    draft: CategoryDraft,
    by: string,
    named: IdempotentRequest | null,
  ): Promise<SaveResult>;
  move(read: EntryRef, parentName: string | null, by: string): Promise<SaveResult>;
  /** Throws `NotEmptyError` when it is not said what becomes of its contents (D-25). */
  delete(read: EntryRef, children: DeletedCategoryChildren | null, by: string): Promise<void>;
  restore(id: number, by: string): Promise<SaveResult>;
  restoreVersion(read: EntryRef, changeId: number, by: string): Promise<SaveResult>;
}

export function createCategoryWrites({ store, now }: Pick<WritesOptions, 'store' | 'now'>): CategoryWrites {
  const handOf = (by: string): Actor => ({ by, at: now() });

  return {
    create: (draft, by, named) =>
      store.write((writer) => {
        const hand = handOf(by);
        return saveOnce(
          writer,
          { kind: 'category', by, idempotentRequest: named, now: hand.at },
          async () => {
            const id = await writer.insertCategory({
              name: draft.name,
              parentId: await resolveParentId(writer, draft.parentName),
              description: null,
              image: await resolveImage(writer, draft.image),
              isActive: draft.isActive,
            });
            await writer.recordCreated(hand, { kind: 'category', id });
            return { id, version: 1 };
          },
        );
      }),

    update: (read, draft, by, named) =>
      store.write((writer) => {
        const hand = handOf(by);
        const ticket = updateContext('category', read, { by, idempotentRequest: named });
        return saveOnce(writer, { ...ticket, now: hand.at }, async () => {
          const current = requireVersion(await writer.category(read.id), read);
          await requireSameParent(writer, current, draft.parentName);
          const change = {
            name: draft.name,
            image: await resolveImage(writer, draft.image, current),
            isActive: draft.isActive,
          };
          await writer.recordChanges(hand, [{ kind: 'category', ids: [read.id], action: 'updated' }], () =>
            writer.updateCategory(read.id, change),
          );
          return { id: read.id, version: current.version + 1 };
        });
      }),

    move: (read, parentName, by) =>
      store.write(async (writer) => {
        const current = requireVersion(await writer.category(read.id), read);
        const parentId = await resolveParentId(writer, parentName);
        try {
          await writer.recordChanges(
            handOf(by),
            [{ kind: 'category', ids: [read.id], action: 'moved' }],
            () => writer.moveCategory(read.id, parentId),
          );
        } catch (error) {
          if (error instanceof CycleError)
            throw validationError([{ field: 'cparentname', text: error.message }]);
          throw error;
        }
        return { id: read.id, version: current.version + 1 };
      }),

    delete: (read, children, by) =>
      store.write(async (writer) => {
        const current = requireVersion(await writer.category(read.id), read);
        const contents = await writer.countCategoryContents(read.id);
        const isEmpty = contents.allSubcategories === 0 && contents.allProducts === 0;
        if (children === null && !isEmpty) throw new CategoryNotEmptyError(contents);
        if (children === 'delete') await writer.deleteCategoryTree(read.id, handOf(by));
        else await writer.deleteCategoryAlone(current, handOf(by));
      }),

    restore: (id, by) =>
      store.write(async (writer) => {
        await writer.restoreCategory(id, handOf(by));
        return toSaved(await writer.category(id));
      }),

    restoreVersion: (read, changeId, by) =>
      store.write(async (writer) => {
        const current = requireVersion(await writer.category(read.id), read);
        const change = await writer.change('category', { id: read.id, changeId });
        if (!change) throw new NotFoundError('This entry of the history does not exist any more.');
        const { name, description, image, isActive, parentId } = change.state;
        await writer.recordChanges(
          handOf(by),
          [{ kind: 'category', ids: [read.id], action: 'updated' }],
          async () => {
            await writer.updateCategory(read.id, { name, description, image, isActive });
            const isParentThere = parentId === null || (await writer.category(parentId)) !== null;
            if (isParentThere && parentId !== current.parent_id) {
              await writer.moveCategory(read.id, parentId);
            }
          },
        );
        return toSaved(await writer.category(read.id));
      }),
  };
}

function requireVersion(category: CategoryRow | null, { id, version }: EntryRef): CategoryRow {
  if (!category) throw new NotFoundError('This category does not exist any more.');
  if (version !== null && category.version !== version) throw new VersionConflictError('category', id);
  return category;
}

function toSaved(category: CategoryRow | null): SaveResult {
  if (!category) throw new Error('A category that was written is not there.');
  return { id: category.id, version: category.version };
}

async function resolveParentId(writer: CatalogueWriter, name: string | null): Promise<number | null> {
  if (name === null) return null;
  const parent = await writer.categoryByName(name);
  if (!parent) throw validationError([{ field: 'cparentname', text: validationTexts.categoryUnknown }]);
  return parent.id;
}

/** The parent is fixed while a category is edited (S-286); moving is a step of its own (D-06). */
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

/** What is kept of the image field: the name of a stored picture that is there, or an address; null for none. */
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
