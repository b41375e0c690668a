import {
  categoryCreationSchema,
  categoryMoveSchema,
  categoryUpdateSchema,
  validate,
  type DeletedCategoryChildren,
  resourceKeys,
  productInputSchema,
  productFlagsSchema,
  validationTexts,
  type WriteResponse,
} from '@elvora/catalogue/contract';
import { maxNewImages } from '@elvora/catalogue/model';
import { readId } from '@elvora/catalogue/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ApiHandler } from '../api/apiHandler.ts';
import { dataBody } from '../api/apiResponse.ts';
import { HttpError, validationError } from '../http/httpErrors.ts';
import { type MultipartForm, registerMultipart, withMultipartForm } from '../http/multipartForms.ts';
import { readIdempotencyKey } from '../http/idempotencyKey.ts';
import { readIfMatchVersion } from '../http/ifMatch.ts';
import type { MediaLibrary } from '../media/mediaLibrary.ts';
import { QueueFullError, QueueStoppedError } from '../taskQueue.ts';
import { CycleError, NotFoundError, NameTakenError, type Store } from '../store/index.ts';
import { createCategoryWrites } from './categoryWrites.ts';
import { createProductWrites } from './productWrites.ts';
import {
  IdempotencyKeyReusedError,
  CategoryNotEmptyError,
  VersionConflictError,
  AlreadySavedError,
} from './writeErrors.ts';
import type { IdempotentRequest } from './idempotency.ts';
import { withStoredPictures } from './storePictures.ts';

export interface CatalogueRoutesOptions {
  store: Store;
  media: Pick<MediaLibrary, 'importFile' | 'ensureStored'>;
  apiHandler: ApiHandler;
  /** Folder in which files lie while they are sent. */
  uploadsDir: string;
  now?: () => Date;
}

const editorConfig = { access: 'staff', role: 'editor' } as const;
const multipartConfig = { config: { ...editorConfig, accepts: 'multipart' } } as const;

type EntryParams = { Params: { id: string } };
type ChangeParams = { Params: { id: string; changeId: string } };

/** The write half of the catalogue (S-385…S-387, S-390…S-392), and what goes beyond it. */
export async function catalogueRoutes(
  app: FastifyInstance,
  { store, media, apiHandler, uploadsDir, now = () => new Date() }: CatalogueRoutesOptions,
) {
  const products = createProductWrites({ store, media, now });
  const categories = createCategoryWrites({ store, now });
  await registerMultipart(app);

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  /** Answers a write, or says plainly why nothing was written. */
  async function answer(reply: FastifyReply, status: number, write: () => Promise<WriteResponse>) {
    try {
      return await reply.code(status).send(dataBody<WriteResponse>(await write()));
    } catch (error) {
      if (error instanceof AlreadySavedError)
        return reply.code(status).send(dataBody<WriteResponse>(error.saved));
      throw error instanceof VersionConflictError
        ? await preconditionFailed(error, apiHandler)
        : toHttpError(error);
    }
  }

  const productForm = { folder: uploadsDir, field: 'images', maxFiles: maxNewImages };

  app.post('/products', multipartConfig, (request, reply) =>
    answer(reply, 201, () =>
      withMultipartForm(request, productForm, (form) =>
        products.create(
          { written: requireValid(productInputSchema, form.fields), files: form.files },
          requireUserName(request),
          readIdempotentRequest(request, formPayload(form)),
        ),
      ),
    ),
  );
  app.put<EntryParams>('/products/:id', multipartConfig, (request, reply) =>
    answer(reply, 200, () =>
      withMultipartForm(request, productForm, (form) =>
        products.update(
          parseEntryRef(request),
          { written: requireValid(productInputSchema, form.fields), files: form.files },
          requireUserName(request),
          readIdempotentRequest(request, [request.params.id, formPayload(form)]),
        ),
      ),
    ),
  );
  app.patch('/products', { config: editorConfig }, (request, reply) =>
    answer(reply, 200, () =>
      products.setFlags(requireValid(productFlagsSchema, request.body), requireUserName(request)),
    ),
  );
  app.delete<EntryParams>('/products/:id', { config: editorConfig }, (request, reply) =>
    answer(reply, 200, () => products.delete(parseEntryRef(request), requireUserName(request)).then(toNull)),
  );
  app.post<EntryParams>('/products/:id/restore', { config: editorConfig }, (request, reply) =>
    answer(reply, 200, () => products.restore(parseId(request.params.id), requireUserName(request))),
  );
  app.post<ChangeParams>(
    '/products/:id/history/:changeId/restore',
    { config: editorConfig },
    (request, reply) =>
      answer(reply, 200, () =>
        products.restoreVersion(
          parseEntryRef(request),
          parseId(request.params.changeId),
          requireUserName(request),
        ),
      ),
  );

  app.post('/categories', { config: editorConfig }, (request, reply) =>
    answer(reply, 201, () =>
      categories.create(
        requireValid(categoryCreationSchema, request.body),
        requireUserName(request),
        readIdempotentRequest(request, request.body),
      ),
    ),
  );
  app.put<EntryParams>('/categories/:id', { config: editorConfig }, (request, reply) =>
    answer(reply, 200, () =>
      categories.update(
        parseEntryRef(request),
        requireValid(categoryUpdateSchema, request.body),
        requireUserName(request),
        readIdempotentRequest(request, [request.params.id, request.body]),
      ),
    ),
  );
  app.post<EntryParams>('/categories/:id/move', { config: editorConfig }, (request, reply) =>
    answer(reply, 200, () =>
      categories.move(
        parseEntryRef(request),
        requireValid(categoryMoveSchema, request.body).parentName,
        requireUserName(request),
      ),
    ),
  );
  app.delete<EntryParams & { Querystring: { children?: unknown } }>(
    '/categories/:id',
    { config: editorConfig },
    (request, reply) =>
      answer(reply, 200, () =>
        categories
          .delete(
            parseEntryRef(request),
            parseChildrenParam(request.query.children),
            requireUserName(request),
          )
          .then(toNull),
      ),
  );
  app.post<EntryParams>('/categories/:id/restore', { config: editorConfig }, (request, reply) =>
    answer(reply, 200, () => categories.restore(parseId(request.params.id), requireUserName(request))),
  );
  app.post<ChangeParams>(
    '/categories/:id/history/:changeId/restore',
    { config: editorConfig },
    (request, reply) =>
      answer(reply, 200, () =>
        categories.restoreVersion(
          parseEntryRef(request),
          parseId(request.params.changeId),
          requireUserName(request),
        ),
      ),
  );

  const field = 'image';
  app.post('/pictures', multipartConfig, (request, reply) =>
    answer(reply, 201, () =>
      withMultipartForm(request, { folder: uploadsDir, field, maxFiles: 1 }, async ({ files }) => {
        if (files.length === 0) throw validationError([{ field, text: validationTexts.imageEmpty }]);
        return withStoredPictures({ store, media, files, field, now: now() }, async (_writer, [picture]) => {
          if (!picture) throw new Error('A picture that was stored is not there.');
          const { name, width, height, placeholder } = picture;
          return { name, url: `/media/${name}`, width, height, placeholder };
        });
      }),
    ),
  );
}

/** Somebody was faster: the answer tells how the entry is now, as the lists of the staff have it (O43). */
async function preconditionFailed(
  { kind, id }: VersionConflictError,
  answers: ApiHandler,
): Promise<HttpError> {
  const key =
    kind === 'product'
      ? `/products.php?case=get_product_by_id&id=${id}&scope=all`
      : resourceKeys.categoryTree({ scope: 'all' });
  const { body } = await answers(key, { isStaff: true });
  const entries = v.parse(listSchemas[kind], body);
  const current = entries.find((entry) => entry['id'] === id || entry['cid'] === id) ?? null;
  return new HttpError(412, validationTexts.outdated, { extra: { current } });
}

const entrySchema = v.looseObject({});
const listSchemas = {
  product: v.array(entrySchema),
  category: v.pipe(
    v.object({ data: v.array(entrySchema) }),
    v.transform(({ data }) => data),
  ),
} as const;

const toNull = () => null;

/** Who writes, by the name in the history. */
function requireUserName({ staff }: FastifyRequest): string {
  if (!staff) throw new HttpError(401, 'Please sign in.');
  return staff.userName;
}

/** Ids are whole numbers of 32 bits; any other leads nowhere. */
function parseId(text: string): number {
  const id = readId(text);
  if (id === null || id > 2_147_483_647) throw new HttpError(404, 'There is nothing at this address.');
  return id;
}

const parseEntryRef = (request: FastifyRequest<EntryParams>) => ({
  id: parseId(request.params.id),
  version: readIfMatchVersion(request),
});

function requireValid<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = validate(schema, value);
  if (!result.isValid) throw validationError(result.problems);
  return result.value;
}

function parseChildrenParam(value: unknown): DeletedCategoryChildren | null {
  if (value === undefined) return null;
  if (value === 'move' || value === 'delete') return value;
  throw new HttpError(400, "children is either 'move' or 'delete'.");
}

const formPayload = ({ fields, files }: MultipartForm) => [fields, files.map(({ hash }) => hash)];

function readIdempotentRequest(request: FastifyRequest, contents: unknown): IdempotentRequest | null {
  const key = readIdempotencyKey(request);
  return key === null ? null : { key, payload: contents };
}

/** A write that cannot be done, in words for the one who asked for it. */
function toHttpError(error: unknown): unknown {
  if (error instanceof NotFoundError) return new HttpError(404, error.message);
  if (error instanceof NameTakenError) {
    return new HttpError(409, error.message, { fields: { cname: error.message } });
  }
  if (error instanceof CycleError) return new HttpError(409, error.message);
  if (error instanceof IdempotencyKeyReusedError) return new HttpError(409, validationTexts.savedAlready);
  if (error instanceof CategoryNotEmptyError) {
    return new HttpError(409, notEmptyText(error.contents), { extra: { contents: error.contents } });
  }
  if (error instanceof QueueFullError || error instanceof QueueStoppedError) {
    return new HttpError(503, 'Too many pictures wait to be read. Please try again shortly.', {
      headers: { 'retry-after': '5' },
    });
  }
  return error;
}

const countWithNoun = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function notEmptyText({ allSubcategories, allProducts }: CategoryNotEmptyError['contents']): string {
  const subcategories = countWithNoun(allSubcategories, 'subcategory', 'subcategories');
  return `This category holds ${subcategories} and ${countWithNoun(allProducts, 'product', 'products')}`;
}
