import type { ProductFlagsInput, ProductInput } from '@elvora/catalogue/contract';
import type { SaveResult } from '@elvora/catalogue/model';
import type { UploadedFile } from '../http/multipartForms.ts';
import type { MediaLibrary } from '../media/mediaLibrary.ts';
import {
  type CatalogueWriter,
  type Actor,
  NotFoundError,
  type ProductRow,
  type Store,
} from '../store/index.ts';
import {
  updateContext,
  type IdempotentRequest,
  saveOnce,
  type EntryRef,
  requireNotSaved,
} from './idempotency.ts';
import { requireVersion, toSaved, updateProduct } from './productVersions.ts';
import { productFromState, resolveCategory, resolveProduct } from './resolveProduct.ts';
import { requireStorableTable } from './storableTable.ts';
import { withStoredPictures } from './storePictures.ts';
import { writeAcceptedIssue, writeCorrectedTable } from './tableIssueWrites.ts';

export interface ProductSubmission {
  input: ProductInput;
  files: readonly UploadedFile[];
}

/** Changes to products by staff; each is one transaction with its history. */
export interface ProductWrites {
  create(
    form: ProductSubmission,
    by: string,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<SaveResult>;
  update(
    ref: EntryRef,
    form: ProductSubmission,
    by: string,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<SaveResult>;
  delete(ref: EntryRef, by: string): Promise<void>;
  /** Corrects one issue found by the table check. */
  correctTable(ref: EntryRef, issue: string, by: string): Promise<SaveResult>;
  /** Accepts one issue of the table check until its content changes. */
  acceptIssue(ref: EntryRef, issue: string, by: string): Promise<SaveResult>;
  /** Returns the products that changed; ids that no longer exist are ignored. */
  setFlags(flags: ProductFlagsInput, by: string): Promise<SaveResult[]>;
  restore(id: number, by: string): Promise<SaveResult>;
  restoreVersion(ref: EntryRef, changeId: number, by: string): Promise<SaveResult>;
}

export interface WritesOptions {
  store: Store;
  media: Pick<MediaLibrary, 'importFile' | 'ensureStored'>;
  now: () => Date;
}

const imagesField = 'images';

export function createProductWrites({ store, media, now }: WritesOptions): ProductWrites {
  const actorFor = (by: string): Actor => ({ by, at: now() });

  return {
    async create({ input, files }, by, idempotentRequest) {
      // Fails before the pictures are decoded.
      requireStorableTable(input);
      await resolveCategory(store, input.category);
      const actor = actorFor(by);
      return withStoredPictures(
        { store, media, files, field: imagesField, now: actor.at },
        (writer, pictures) =>
          saveOnce(writer, { kind: 'product', by, idempotentRequest, now: actor.at }, async () => {
            const product = await resolveProduct(writer, input, {
              newNames: pictures.map(({ name }) => name),
            });
            const id = await writer.insertProduct(product, actor.at);
            await writer.recordCreated(actor, { kind: 'product', id });
            return { id, version: 1 };
          }),
      );
    },

    async update(ref, { input, files }, by, idempotentRequest) {
      const context = updateContext('product', ref, { by, idempotentRequest });
      // Checked before the version: the first request has already increased it.
      await requireNotSaved(store, context);
      const before = requireVersion(await store.products({ id: ref.id }), ref);
      requireStorableTable(input, before);
      await resolveCategory(store, input.category, before);
      const actor = actorFor(by);
      return withStoredPictures(
        { store, media, files, field: imagesField, now: actor.at },
        (writer, pictures) =>
          saveOnce(writer, { ...context, now: actor.at }, async () => {
            const current = requireVersion(await writer.products({ id: ref.id }), ref);
            const product = await resolveProduct(writer, input, {
              newNames: pictures.map(({ name }) => name),
              current,
            });
            await writer.recordChanges(actor, [{ kind: 'product', ids: [ref.id], action: 'updated' }], () =>
              writer.updateProduct(ref.id, product),
            );
            return { id: ref.id, version: current.version + 1 };
          }),
      );
    },

    delete: (ref, by) =>
      store.write(async (writer) => {
        requireVersion(await writer.products({ id: ref.id }), ref);
        await writer.deleteProduct(ref.id, actorFor(by));
      }),

    correctTable: (ref, issue, by) =>
      store.write((writer) => writeCorrectedTable(writer, ref, { issue, actor: actorFor(by) })),

    acceptIssue: (ref, issue, by) =>
      store.write((writer) => writeAcceptedIssue(writer, ref, { issue, actor: actorFor(by) })),

    setFlags: (input, by) => store.write((writer) => writeFlags(writer, input, actorFor(by))),

    restore: (id, by) =>
      store.write(async (writer) => {
        await writer.restoreProduct(id, actorFor(by));
        return toSaved(await writer.products({ id }));
      }),

    restoreVersion: (ref, changeId, by) =>
      store.write((writer) => writeFormerState(writer, ref, { changeId, actor: actorFor(by) })),
  };
}

async function writeFormerState(
  writer: CatalogueWriter,
  ref: EntryRef,
  { changeId, actor }: { changeId: number; actor: Actor },
): Promise<SaveResult> {
  const current = requireVersion(await writer.products({ id: ref.id }), ref);
  const change = await writer.change('product', { id: ref.id, changeId });
  if (!change) throw new NotFoundError('This history entry no longer exists.');
  const product = await productFromState(writer, change.state, current);
  return updateProduct(writer, actor, { id: ref.id, product });
}

async function writeFlags(
  writer: CatalogueWriter,
  { ids, ...flags }: ProductFlagsInput,
  actor: Actor,
): Promise<SaveResult[]> {
  const existing = await writer.products({ ids });
  if (existing.length === 0) throw new NotFoundError('These products no longer exist.');
  const changed = existing.filter((product) => !hasFlags(product, flags)).map(({ id }) => id);
  if (changed.length === 0) return [];
  await writer.recordChanges(actor, [{ kind: 'product', ids: changed, action: 'updated' }], () =>
    writer.setFlags(changed, flags),
  );
  return (await writer.products({ ids: changed })).map(({ id, version }) => ({ id, version }));
}

function hasFlags(
  { bestseller, trending }: ProductRow,
  { isBestseller = bestseller === 1, isTrending = trending === 1 }: Omit<ProductFlagsInput, 'ids'>,
): boolean {
  return isBestseller === (bestseller === 1) && isTrending === (trending === 1);
}
