import { writeTexts, type WrittenFlags, type WrittenProduct } from '@elvora/catalogue/contract';
import type { Saved } from '@elvora/catalogue/model';
import { isSameName } from '@elvora/catalogue/operations';
import { refuseFields } from '../http/failures.ts';
import type { FormFile } from '../http/forms.ts';
import type { MediaLibrary } from '../media/mediaLibrary.ts';
import {
  type CatalogueWriter,
  type Hand,
  MissingError,
  type NewProduct,
  type ProductRow,
  type ProductState,
  type Store,
} from '../store/index.ts';
import { placeImages } from './imageOrder.ts';
import { OutdatedError } from './refusals.ts';
import { changeTicket, type NamedRequest, once, type Read, requireUnsaved } from './requests.ts';
import { storing } from './storing.ts';

export interface ProductForm {
  written: WrittenProduct;
  files: readonly FormFile[];
}

/** What staff do to products. Each is one transaction with its entry in the history. */
export interface ProductWrites {
  create(form: ProductForm, by: string, named: NamedRequest | null): Promise<Saved>;
  update(read: Read, form: ProductForm, by: string, named: NamedRequest | null): Promise<Saved>;
  delete(read: Read, by: string): Promise<void>;
  /** Gives those that are there; the others are gone. */
  setFlags(flags: WrittenFlags, by: string): Promise<Saved[]>;
  restore(id: number, by: string): Promise<Saved>;
  restoreVersion(read: Read, changeId: number, by: string): Promise<Saved>;
}

export interface WritesOptions {
  store: Store;
  media: Pick<MediaLibrary, 'importFile' | 'stillKeeps'>;
  now: () => Date;
}

const field = 'images';

export function createProductWrites({ store, media, now }: WritesOptions): ProductWrites {
  const handOf = (by: string): Hand => ({ by, at: now() });

  return {
    async create({ written, files }, by, named) {
      // Before the pictures are decoded: for a form that is refused anyway that would be in vain.
      await categoryOf(store, written.category);
      const hand = handOf(by);
      return storing({ store, media, files, field, now: hand.at }, (writer, pictures) =>
        once(writer, { kind: 'product', by, named, now: hand.at }, async () => {
          const product = await productOf(writer, written, { newNames: pictures.map(({ name }) => name) });
          const id = await writer.insertProduct(product, hand.at);
          await writer.recordCreated(hand, { kind: 'product', id });
          return { id, version: 1 };
        }),
      );
    },

    async update(read, { written, files }, by, named) {
      const ticket = changeTicket('product', read, { by, named });
      // Its first arrival has outdated the version it was typed over.
      await requireUnsaved(store, ticket);
      const before = requireVersion(await store.products({ id: read.id }), read);
      await categoryOf(store, written.category, before);
      const hand = handOf(by);
      return storing({ store, media, files, field, now: hand.at }, (writer, pictures) =>
        once(writer, { ...ticket, now: hand.at }, async () => {
          const current = requireVersion(await writer.products({ id: read.id }), read);
          const product = await productOf(writer, written, {
            newNames: pictures.map(({ name }) => name),
            current,
          });
          await writer.recorded(hand, [{ kind: 'product', ids: [read.id], action: 'updated' }], () =>
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
        if (there.length === 0) throw new MissingError('These products do not exist any more.');
        const changed = there.filter((product) => !hasFlags(product, flags)).map(({ id }) => id);
        if (changed.length === 0) return [];
        await writer.recorded(handOf(by), [{ kind: 'product', ids: changed, action: 'updated' }], () =>
          writer.setFlags(changed, flags),
        );
        return (await writer.products({ ids: changed })).map(({ id, version }) => ({ id, version }));
      }),

    restore: (id, by) =>
      store.write(async (writer) => {
        await writer.restoreProduct(id, handOf(by));
        return savedOf(await writer.products({ id }));
      }),

    restoreVersion: (read, changeId, by) =>
      store.write(async (writer) => {
        const current = requireVersion(await writer.products({ id: read.id }), read);
        const change = await writer.change('product', { id: read.id, changeId });
        if (!change) throw new MissingError('This entry of the history does not exist any more.');
        const product = await productOfState(writer, change.state, current);
        await writer.recorded(handOf(by), [{ kind: 'product', ids: [read.id], action: 'updated' }], () =>
          writer.updateProduct(read.id, product),
        );
        return savedOf(await writer.products({ id: read.id }));
      }),
  };
}

function hasFlags(
  { bestseller, trending }: ProductRow,
  { isBestseller = bestseller === 1, isTrending = trending === 1 }: Omit<WrittenFlags, 'ids'>,
): boolean {
  return isBestseller === (bestseller === 1) && isTrending === (trending === 1);
}

function requireVersion([product]: readonly ProductRow[], { id, version }: Read): ProductRow {
  if (!product) throw new MissingError('This product does not exist any more.');
  if (version !== null && product.version !== version) throw new OutdatedError('product', id);
  return product;
}

function savedOf([product]: readonly ProductRow[]): Saved {
  if (!product) throw new Error('A product that was written is not there.');
  return { id: product.id, version: product.version };
}

/** What a form says of a product, with names put in their places. Throws a refusal when a name leads nowhere. */
async function productOf(
  writer: CatalogueWriter,
  written: WrittenProduct,
  { newNames, current }: { newNames: readonly string[]; current?: ProductRow },
): Promise<NewProduct> {
  const known = await writer.pictures(written.existingImages);
  if (written.existingImages.some((name) => !known.has(name))) {
    throw refuseFields([{ field: 'existingImages', text: writeTexts.imageUnknown }]);
  }
  return {
    ...(await categoryOf(writer, written.category, current)),
    name: written.name,
    description: written.description,
    keyword: written.keywords,
    isBestseller: written.isBestseller,
    isTrending: written.isTrending,
    data: written.data === '' ? null : written.data,
    pictures: placeImages({
      ...written,
      newNames,
      storedAlts: new Map(current?.pictures.map(({ name, alt }) => [name, alt])),
    }),
  };
}

/** The category of a name; a product whose category is gone keeps it until somebody picks another (D-44). */
async function categoryOf(
  { categoryNamed }: Pick<Store, 'categoryNamed'>,
  name: string,
  current?: ProductRow,
): Promise<Pick<NewProduct, 'categoryId' | 'categoryName'>> {
  const category = await categoryNamed(name);
  if (category) return { categoryId: category.id, categoryName: category.name };
  if (current && isSameName(current.category_name, name)) {
    return { categoryId: current.category_id, categoryName: current.category_name };
  }
  throw refuseFields([{ field: 'category_id', text: writeTexts.categoryUnknown }]);
}

/** A state of the history as a product; what it names and is gone by now stays as it is. */
async function productOfState(
  writer: CatalogueWriter,
  { categoryId, categoryName, pictures, ...state }: ProductState,
  current: ProductRow,
): Promise<NewProduct> {
  const category =
    (categoryId === null ? null : await writer.category(categoryId)) ??
    (await writer.categoryNamed(categoryName));
  const known = await writer.pictures(pictures.map(({ name }) => name));
  return {
    ...state,
    categoryId: category?.id ?? current.category_id,
    categoryName: category?.name ?? current.category_name,
    pictures: pictures.filter(({ name }) => known.has(name)),
  };
}
