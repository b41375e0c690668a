import { validationTexts, type ProductFlagsInput, type ProductInput } from '@elvora/catalogue/contract';
import { byFieldName, productTextFields, type SaveResult } from '@elvora/catalogue/model';
import { isSameName } from '@elvora/catalogue/operations';
import { validationError } from '../http/httpErrors.ts';
import type { UploadedFile } from '../http/multipartForms.ts';
import type { MediaLibrary } from '../media/mediaLibrary.ts';
import {
  type CatalogueWriter,
  type Actor,
  NotFoundError,
  type NewProduct,
  type ProductRow,
  type ProductState,
  type Store,
} from '../store/index.ts';
import { orderImages } from './imageOrder.ts';
import { VersionConflictError } from './writeErrors.ts';
import {
  updateContext,
  type IdempotentRequest,
  saveOnce,
  type EntryRef,
  requireNotSaved,
} from './idempotency.ts';
import { withStoredPictures } from './storePictures.ts';

export interface ProductSubmission {
  written: ProductInput;
  files: readonly UploadedFile[];
}

/** What staff do to products. Each is one transaction with its entry in the history. */
export interface ProductWrites {
  create(form: ProductSubmission, by: string, named: IdempotentRequest | null): Promise<SaveResult>;
  update(
    read: EntryRef,
    form: ProductSubmission,
    by: string,
    named: IdempotentRequest | null,
  ): Promise<SaveResult>;
  delete(read: EntryRef, by: string): Promise<void>;
  /** Gives those that are there; the others are gone. */
  setFlags(flags: ProductFlagsInput, by: string): Promise<SaveResult[]>;
  restore(id: number, by: string): Promise<SaveResult>;
  restoreVersion(read: EntryRef, changeId: number, by: string): Promise<SaveResult>;
}

export interface WritesOptions {
  store: Store;
  media: Pick<MediaLibrary, 'importFile' | 'ensureStored'>;
  now: () => Date;
}

const imagesField = 'images';

export function createProductWrites({ store, media, now }: WritesOptions): ProductWrites {
  const handOf = (by: string): Actor => ({ by, at: now() });

  return {
    async create({ written, files }, by, named) {
      // Before the pictures are decoded: for a form that is refused anyway that would be in vain.
      await resolveCategory(store, written.category);
      const hand = handOf(by);
      return withStoredPictures(
        { store, media, files, field: imagesField, now: hand.at },
        (writer, pictures) =>
          saveOnce(writer, { kind: 'product', by, idempotentRequest: named, now: hand.at }, async () => {
            const product = await resolveProduct(writer, written, {
              newNames: pictures.map(({ name }) => name),
            });
            const id = await writer.insertProduct(product, hand.at);
            await writer.recordCreated(hand, { kind: 'product', id });
            return { id, version: 1 };
          }),
      );
    },

    async update(read, { written, files }, by, named) {
      const ticket = updateContext('product', read, { by, idempotentRequest: named });
      // Its first arrival has outdated the version it was typed over.
      await requireNotSaved(store, ticket);
      const before = requireVersion(await store.products({ id: read.id }), read);
      await resolveCategory(store, written.category, before);
      const hand = handOf(by);
      return withStoredPictures(
        { store, media, files, field: imagesField, now: hand.at },
        (writer, pictures) =>
          saveOnce(writer, { ...ticket, now: hand.at }, async () => {
            const current = requireVersion(await writer.products({ id: read.id }), read);
            const product = await resolveProduct(writer, written, {
              newNames: pictures.map(({ name }) => name),
              current,
            });
            await writer.recordChanges(hand, [{ kind: 'product', ids: [read.id], action: 'updated' }], () =>
              writer.updateProduct(read.id, product),
            );
            return { id: read.id, version: current.version + 1 };
          }),
      );
    },

    delete: (read, by) =>
      store.write(async (writer) => {
        requireVersion(await writer.products({ id: read.id }), read);
        await writer.deleteProduct(read.id, handOf(by));
      }),

    setFlags: ({ ids, ...flags }, by) =>
      store.write(async (writer) => {
        const there = await writer.products({ ids });
        if (there.length === 0) throw new NotFoundError('These products do not exist any more.');
        const changed = there.filter((product) => !hasFlags(product, flags)).map(({ id }) => id);
        if (changed.length === 0) return [];
        await writer.recordChanges(handOf(by), [{ kind: 'product', ids: changed, action: 'updated' }], () =>
          writer.setFlags(changed, flags),
        );
        return (await writer.products({ ids: changed })).map(({ id, version }) => ({ id, version }));
      }),

    restore: (id, by) =>
      store.write(async (writer) => {
        await writer.restoreProduct(id, handOf(by));
        return toSaved(await writer.products({ id }));
      }),

    restoreVersion: (read, changeId, by) =>
      store.write(async (writer) => {
        const current = requireVersion(await writer.products({ id: read.id }), read);
        const change = await writer.change('product', { id: read.id, changeId });
        if (!change) throw new NotFoundError('This entry of the history does not exist any more.');
        const product = await productFromState(writer, change.state, current);
        await writer.recordChanges(handOf(by), [{ kind: 'product', ids: [read.id], action: 'updated' }], () =>
          writer.updateProduct(read.id, product),
        );
        return toSaved(await writer.products({ id: read.id }));
      }),
  };
}

function hasFlags(
  { bestseller, trending }: ProductRow,
  { isBestseller = bestseller === 1, isTrending = trending === 1 }: Omit<ProductFlagsInput, 'ids'>,
): boolean {
  return isBestseller === (bestseller === 1) && isTrending === (trending === 1);
}

function requireVersion([product]: readonly ProductRow[], { id, version }: EntryRef): ProductRow {
  if (!product) throw new NotFoundError('This product does not exist any more.');
  if (version !== null && product.version !== version) throw new VersionConflictError('product', id);
  return product;
}

function toSaved([product]: readonly ProductRow[]): SaveResult {
  if (!product) throw new Error('A product that was written is not there.');
  return { id: product.id, version: product.version };
}

/** What a form says of a product, with names put in their places. Throws a refusal when a name leads nowhere. */
async function resolveProduct(
  writer: CatalogueWriter,
  written: ProductInput,
  { newNames, current }: { newNames: readonly string[]; current?: ProductRow },
): Promise<NewProduct> {
  const known = await writer.pictures(written.existingImages);
  if (written.existingImages.some((name) => !known.has(name))) {
    throw validationError([{ field: 'existingImages', text: validationTexts.imageUnknown }]);
  }
  return {
    ...(await resolveCategory(writer, written.category, current)),
    ...byFieldName(productTextFields, (field) => written[field]),
    keyword: written.keywords,
    isBestseller: written.isBestseller,
    isTrending: written.isTrending,
    data: written.data === '' ? null : written.data,
    pictures: orderImages({
      ...written,
      newNames,
      storedAlts: new Map(current?.pictures.map(({ name, alt }) => [name, alt])),
    }),
  };
}

/** The category of a name; a product whose category is gone keeps it until somebody picks another (D-44). */
async function resolveCategory(
  { categoryByName }: Pick<Store, 'categoryByName'>,
  name: string,
  current?: ProductRow,
): Promise<Pick<NewProduct, 'categoryId' | 'categoryName'>> {
  const category = await categoryByName(name);
  if (category) return { categoryId: category.id, categoryName: category.name };
  if (current && isSameName(current.category_name, name)) {
    return { categoryId: current.category_id, categoryName: current.category_name };
  }
  throw validationError([{ field: 'category_id', text: validationTexts.categoryUnknown }]);
}

/** A state of the history as a product; what it names and is gone by now stays as it is. */
async function productFromState(
  writer: CatalogueWriter,
  { categoryId, categoryName, pictures, ...state }: ProductState,
  current: ProductRow,
): Promise<NewProduct> {
  const category =
    (categoryId === null ? null : await writer.category(categoryId)) ??
    (await writer.categoryByName(categoryName));
  const known = await writer.pictures(pictures.map(({ name }) => name));
  return {
    ...state,
    categoryId: category?.id ?? current.category_id,
    categoryName: category?.name ?? current.category_name,
    pictures: pictures.filter(({ name }) => known.has(name)),
  };
}
