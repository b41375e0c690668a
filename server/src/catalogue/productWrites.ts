import {
  tableProblem,
  validationTexts,
  type ProductFlagsInput,
  type ProductInput,
} from '@elvora/catalogue/contract';
import {
  byFieldName,
  productFields,
  productTextFields,
  type SaveResult,
  type SpecificationTable,
} from '@elvora/catalogue/model';
import {
  followColumns,
  isSameName,
  readDrawing,
  readSpecification,
  serializeDrawing,
  serializeSpecification,
} from '@elvora/catalogue/operations';
import { type CodeHolder, findTableIssue, sharedWith, tableCodes } from '@elvora/catalogue/tables';
import { addAcceptedIssue } from '../api/acceptedIssues.ts';
import { HttpError, validationError } from '../http/httpErrors.ts';
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
  /** Corrects one issue that the check of the tables has found. */
  correctTable(ref: EntryRef, issue: string, by: string): Promise<SaveResult>;
  /** Leaves one issue of the check as it is, until what it is about changes. */
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

    setFlags: ({ ids, ...flags }, by) =>
      store.write(async (writer) => {
        const existing = await writer.products({ ids });
        if (existing.length === 0) throw new NotFoundError('These products no longer exist.');
        const changed = existing.filter((product) => !hasFlags(product, flags)).map(({ id }) => id);
        if (changed.length === 0) return [];
        await writer.recordChanges(actorFor(by), [{ kind: 'product', ids: changed, action: 'updated' }], () =>
          writer.setFlags(changed, flags),
        );
        return (await writer.products({ ids: changed })).map(({ id, version }) => ({ id, version }));
      }),

    restore: (id, by) =>
      store.write(async (writer) => {
        await writer.restoreProduct(id, actorFor(by));
        return toSaved(await writer.products({ id }));
      }),

    restoreVersion: (ref, changeId, by) =>
      store.write((writer) => writeFormerState(writer, ref, { changeId, actor: actorFor(by) })),
  };
}

interface IssueWrite {
  issue: string;
  actor: Actor;
}

async function writeCorrectedTable(
  writer: CatalogueWriter,
  ref: EntryRef,
  { issue, actor }: IssueWrite,
): Promise<SaveResult> {
  const { current, table, found } = await requireIssue(writer, ref, issue);
  const data = serializeSpecification(found.corrected);
  const text = tableProblem(data);
  if (text !== null) throw new HttpError(409, text);
  const drawing = readDrawing(current.drawing);
  const followed = drawing && followColumns(drawing, table.headers, found.corrected.headers);
  return updateProduct(writer, actor, {
    id: ref.id,
    product: { ...storedProduct(current), data, drawing: serializeDrawing(followed) },
  });
}

async function writeAcceptedIssue(
  writer: CatalogueWriter,
  ref: EntryRef,
  { issue, actor }: IssueWrite,
): Promise<SaveResult> {
  const { current, table, found } = await requireIssue(writer, ref, issue);
  const acceptedIssues = addAcceptedIssue(current.accepted_issues, found.issue, table);
  return updateProduct(writer, actor, {
    id: ref.id,
    product: { ...storedProduct(current), acceptedIssues },
  });
}

/** Finds an issue of a product's table as it is now; throws when the table has none of this id. */
async function requireIssue(writer: CatalogueWriter, ref: EntryRef, issue: string) {
  const current = requireVersion(await writer.products({ id: ref.id }), ref);
  const table = readTable(current);
  const found = table && findTableIssue(table, issue, await codeHolders(writer, sharedWith(issue)));
  if (!found) throw new NotFoundError('The table no longer has this issue.');
  return { current, table, found };
}

/** Returns the product that shares codes, with its codes as they are now. */
async function codeHolders(writer: CatalogueWriter, id: number | null): Promise<CodeHolder[]> {
  const [other] = id === null ? [] : await writer.products({ id });
  const table = other && readTable(other);
  return table ? [{ id: other.id, name: other.name, codes: tableCodes(table) }] : [];
}

function readTable({ data }: ProductRow): SpecificationTable | null {
  const specification = readSpecification(data);
  return specification.status === 'ready' ? specification.table : null;
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

/** Updates a product with an entry in its history. */
async function updateProduct(
  writer: CatalogueWriter,
  actor: Actor,
  { id, product }: { id: number; product: NewProduct },
): Promise<SaveResult> {
  await writer.recordChanges(actor, [{ kind: 'product', ids: [id], action: 'updated' }], () =>
    writer.updateProduct(id, product),
  );
  return toSaved(await writer.products({ id }));
}

/** Throws a validation error for a table beyond the bounds or with NUL, unless it is stored already and stays as it is. */
function requireStorableTable({ data }: ProductInput, current?: ProductRow): void {
  if (data === (current?.data?.trim() ?? '')) return;
  const text = hasNul(data) ? validationTexts.unreadable : tableProblem(data);
  if (text !== null) throw validationError([{ field: 'data', text }]);
}

/** Whether a header or cell holds NUL, which PostgreSQL cannot index. */
function hasNul(data: string): boolean {
  const specification = readSpecification(data);
  if (specification.status !== 'ready') return false;
  const { headers, rows } = specification.table;
  return [headers, ...rows.map((row) => Object.values(row))].some((texts) =>
    texts.some((text) => text.includes('\0')),
  );
}

/** A product as it is stored. */
const storedProduct = (row: ProductRow): NewProduct => ({
  ...byFieldName(productTextFields, (field) => row[productFields[field].wireName]),
  categoryId: row.category_id,
  categoryName: row.category_name,
  keyword: row.keyword,
  isBestseller: row.bestseller === 1,
  isTrending: row.trending === 1,
  data: row.data,
  drawing: row.drawing,
  acceptedIssues: row.accepted_issues,
  pictures: row.pictures.map(({ name, alt }) => ({ name, alt })),
});

function hasFlags(
  { bestseller, trending }: ProductRow,
  { isBestseller = bestseller === 1, isTrending = trending === 1 }: Omit<ProductFlagsInput, 'ids'>,
): boolean {
  return isBestseller === (bestseller === 1) && isTrending === (trending === 1);
}

function requireVersion([product]: readonly ProductRow[], { id, version }: EntryRef): ProductRow {
  if (!product) throw new NotFoundError('This product no longer exists.');
  if (version !== null && product.version !== version) throw new VersionConflictError('product', id);
  return product;
}

function toSaved([product]: readonly ProductRow[]): SaveResult {
  if (!product) throw new Error('The written product is missing.');
  return { id: product.id, version: product.version };
}

/** Resolves the names in a form. Throws a validation error for an unknown category or image. */
async function resolveProduct(
  writer: CatalogueWriter,
  input: ProductInput,
  { newNames, current }: { newNames: readonly string[]; current?: ProductRow },
): Promise<NewProduct> {
  const existing = await writer.pictures(input.existingImages);
  if (input.existingImages.some((name) => !existing.has(name))) {
    throw validationError([{ field: 'existingImages', text: validationTexts.imageUnknown }]);
  }
  return {
    ...(await resolveCategory(writer, input.category, current)),
    ...byFieldName(productTextFields, (field) => input[field]),
    keyword: input.keywords,
    isBestseller: input.isBestseller,
    isTrending: input.isTrending,
    data: input.data === '' ? null : input.data,
    drawing: serializeDrawing(input.drawing),
    acceptedIssues: current?.accepted_issues ?? null,
    pictures: orderImages({
      ...input,
      newNames,
      storedAlts: new Map(current?.pictures.map(({ name, alt }) => [name, alt])),
    }),
  };
}

/** Finds a category by name. A product whose category was deleted may keep it until another is chosen (D-44). */
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

/**
 * Restores a state of the history: keeps the current category if the former no longer exists, and omits erased
 * pictures.
 */
async function productFromState(
  writer: CatalogueWriter,
  { categoryId, categoryName, pictures, ...state }: ProductState,
  current: ProductRow,
): Promise<NewProduct> {
  const category =
    (categoryId === null ? null : await writer.category(categoryId)) ??
    (await writer.categoryByName(categoryName));
  const existing = await writer.pictures(pictures.map(({ name }) => name));
  return {
    ...state,
    categoryId: category?.id ?? current.category_id,
    categoryName: category?.name ?? current.category_name,
    pictures: pictures.filter(({ name }) => existing.has(name)),
  };
}
