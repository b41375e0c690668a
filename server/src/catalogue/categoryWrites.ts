import { type DeletedChildren, writeTexts } from '@elvora/catalogue/contract';
import type { CategoryDraft, Saved } from '@elvora/catalogue/model';
import { refuseFields } from '../http/failures.ts';
import { storedNameOf } from '../media/mediaLibrary.ts';
import {
  type CatalogueWriter,
  type CategoryRow,
  CycleError,
  type Hand,
  MissingError,
} from '../store/index.ts';
import type { WritesOptions } from './productWrites.ts';
import { NotEmptyError, OutdatedError } from './refusals.ts';
import { changeTicket, type NamedRequest, once, type Read } from './requests.ts';

/** What staff do to categories. Each is one transaction with its entry in the history. */
export interface CategoryWrites {
  create(draft: CategoryDraft, by: string, named: NamedRequest | null): Promise<Saved>;
  update(read: Read, draft: CategoryDraft, by: string, named: NamedRequest | null): Promise<Saved>;
  move(read: Read, parentName: string | null, by: string): Promise<Saved>;
  /** Throws `NotEmptyError` when it is not said what becomes of its contents (D-25). */
  delete(read: Read, children: DeletedChildren | null, by: string): Promise<void>;
  restore(id: number, by: string): Promise<Saved>;
  restoreVersion(read: Read, changeId: number, by: string): Promise<Saved>;
}

export function createCategoryWrites({ store, now }: Pick<WritesOptions, 'store' | 'now'>): CategoryWrites {
  const handOf = (by: string): Hand => ({ by, at: now() });

  return {
    create: (draft, by, named) =>
      store.write((writer) => {
        const hand = handOf(by);
        return once(writer, { kind: 'category', by, named, now: hand.at }, async () => {
          const id = await writer.insertCategory({
            name: draft.name,
            parentId: await parentIdOf(writer, draft.parentName),
            description: null,
            image: await imageOf(writer, draft.image),
            isActive: draft.isActive,
          });
          await writer.recordCreated(hand, { kind: 'category', id });
          return { id, version: 1 };
        });
      }),

    update: (read, draft, by, named) =>
      store.write((writer) => {
        const hand = handOf(by);
        const ticket = changeTicket('category', read, { by, named });
        return once(writer, { ...ticket, now: hand.at }, async () => {
          const current = requireVersion(await writer.category(read.id), read);
          await requireSameParent(writer, current, draft.parentName);
          const change = {
            name: draft.name,
            image: await imageOf(writer, draft.image, current),
            isActive: draft.isActive,
          };
          await writer.recorded(hand, [{ kind: 'category', ids: [read.id], action: 'updated' }], () =>
            writer.updateCategory(read.id, change),
          );
          return { id: read.id, version: current.version + 1 };
        });
      }),

    move: (read, parentName, by) =>
      store.write(async (writer) => {
        const current = requireVersion(await writer.category(read.id), read);
        const parentId = await parentIdOf(writer, parentName);
        try {
          await writer.recorded(handOf(by), [{ kind: 'category', ids: [read.id], action: 'moved' }], () =>
            writer.moveCategory(read.id, parentId),
          );
        } catch (error) {
          if (error instanceof CycleError)
            throw refuseFields([{ field: 'cparentname', text: error.message }]);
          throw error;
        }
        return { id: read.id, version: current.version + 1 };
      }),

    delete: (read, children, by) =>
      store.write(async (writer) => {
        const current = requireVersion(await writer.category(read.id), read);
        const contents = await writer.contentsOf(read.id);
        const isEmpty = contents.allSubcategories === 0 && contents.allProducts === 0;
        if (children === null && !isEmpty) throw new NotEmptyError(contents);
        if (children === 'delete') await writer.deleteCategoryTree(read.id, handOf(by));
        else await writer.deleteCategoryAlone(current, handOf(by));
      }),

    restore: (id, by) =>
      store.write(async (writer) => {
        await writer.restoreCategory(id, handOf(by));
        return savedOf(await writer.category(id));
      }),

    restoreVersion: (read, changeId, by) =>
      store.write(async (writer) => {
        const current = requireVersion(await writer.category(read.id), read);
        const change = await writer.change('category', { id: read.id, changeId });
        if (!change) throw new MissingError('This entry of the history does not exist any more.');
        const { name, description, image, isActive, parentId } = change.state;
        await writer.recorded(
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
        return savedOf(await writer.category(read.id));
      }),
  };
}

function requireVersion(category: CategoryRow | null, { id, version }: Read): CategoryRow {
  if (!category) throw new MissingError('This category does not exist any more.');
  if (version !== null && category.version !== version) throw new OutdatedError('category', id);
  return category;
}

function savedOf(category: CategoryRow | null): Saved {
  if (!category) throw new Error('A category that was written is not there.');
  return { id: category.id, version: category.version };
}

async function parentIdOf(writer: CatalogueWriter, name: string | null): Promise<number | null> {
  if (name === null) return null;
  const parent = await writer.categoryNamed(name);
  if (!parent) throw refuseFields([{ field: 'cparentname', text: writeTexts.categoryUnknown }]);
  return parent.id;
}

/** The parent is fixed while a category is edited (S-286); moving is a step of its own (D-06). */
async function requireSameParent(
  writer: CatalogueWriter,
  { parent_id }: CategoryRow,
  name: string | null,
): Promise<void> {
  const parent = parent_id === null ? null : await writer.category(parent_id);
  const named = name === null ? null : await writer.categoryNamed(name);
  if ((name !== null && !named) || named?.id !== parent?.id) {
    throw refuseFields([{ field: 'cparentname', text: writeTexts.parentIsFixed }]);
  }
}

/** What is kept of the image field: the name of a stored picture that is there, or an address; null for none. */
async function imageOf(
  writer: CatalogueWriter,
  image: string,
  current?: CategoryRow,
): Promise<string | null> {
  if (image === '') return null;
  const name = storedNameOf(image);
  if (name === null) return image;
  if (name !== current?.image && !(await writer.pictures([name])).has(name)) {
    throw refuseFields([{ field: 'cimage', text: writeTexts.pictureUnknown }]);
  }
  return name;
}
