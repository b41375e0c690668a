import {
  categoryCreation,
  categoryMove,
  categoryUpdate,
  check,
  type DeletedChildren,
  keys,
  productFields,
  productFlags,
  writeTexts,
} from '@elvora/catalogue/contract';
import { mostNewImages } from '@elvora/catalogue/model';
import { readId } from '@elvora/catalogue/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Answers } from '../api/answers.ts';
import { HttpError, refuseFields } from '../http/failures.ts';
import { type Form, takeForms, withForm } from '../http/forms.ts';
import { idempotencyKeyOf } from '../http/idempotencyKey.ts';
import { versionAsked } from '../http/versions.ts';
import type { MediaLibrary } from '../media/mediaLibrary.ts';
import { QueueFull, QueueStopped } from '../media/queue.ts';
import { CycleError, MissingError, NameTakenError, type Store } from '../store/index.ts';
import { createCategoryWrites } from './categoryWrites.ts';
import { createProductWrites } from './productWrites.ts';
import { MistakenRequestError, NotEmptyError, OutdatedError, SavedBefore } from './refusals.ts';
import type { NamedRequest } from './requests.ts';
import { storing } from './storing.ts';

export interface CatalogueRoutesOptions {
  store: Store;
  media: Pick<MediaLibrary, 'importFile' | 'stillKeeps'>;
  answers: Answers;
  /** Folder in which files lie while they are sent. */
  uploadsDir: string;
  now?: () => Date;
}

const config = { access: 'staff', role: 'editor' } as const;
const forms = { config: { ...config, accepts: 'multipart' } } as const;

type Address = { Params: { id: string } };
type ChangeAddress = { Params: { id: string; changeId: string } };

/** The write half of the catalogue (S-385…S-387, S-390…S-392), and what goes beyond it. */
export async function catalogueRoutes(
  app: FastifyInstance,
  { store, media, answers, uploadsDir, now = () => new Date() }: CatalogueRoutesOptions,
) {
  const products = createProductWrites({ store, media, now });
  const categories = createCategoryWrites({ store, now });
  await takeForms(app);

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  /** Answers a write, or says plainly why nothing was written. */
  async function answer(reply: FastifyReply, status: number, write: () => Promise<unknown>) {
    try {
      return await reply.code(status).send({ success: true, data: await write() });
    } catch (error) {
      if (error instanceof SavedBefore) return reply.code(status).send({ success: true, data: error.saved });
      throw error instanceof OutdatedError ? await outdated(error, answers) : refusalOf(error);
    }
  }

  const productForm = { folder: uploadsDir, field: 'images', mostFiles: mostNewImages };

  app.post('/products', forms, (request, reply) =>
    answer(reply, 201, () =>
      withForm(request, productForm, (form) =>
        products.create(
          { written: checked(productFields, form.fields), files: form.files },
          nameOf(request),
          namedRequest(request, contentsOf(form)),
        ),
      ),
    ),
  );
  app.put<Address>('/products/:id', forms, (request, reply) =>
    answer(reply, 200, () =>
      withForm(request, productForm, (form) =>
        products.update(
          readOf(request),
          { written: checked(productFields, form.fields), files: form.files },
          nameOf(request),
          namedRequest(request, [request.params.id, contentsOf(form)]),
        ),
      ),
    ),
  );
  app.patch('/products', { config }, (request, reply) =>
    answer(reply, 200, () => products.setFlags(checked(productFlags, request.body), nameOf(request))),
  );
  app.delete<Address>('/products/:id', { config }, (request, reply) =>
    answer(reply, 200, () => products.delete(readOf(request), nameOf(request)).then(nothing)),
  );
  app.post<Address>('/products/:id/restore', { config }, (request, reply) =>
    answer(reply, 200, () => products.restore(idOf(request.params.id), nameOf(request))),
  );
  app.post<ChangeAddress>('/products/:id/history/:changeId/restore', { config }, (request, reply) =>
    answer(reply, 200, () =>
      products.restoreVersion(readOf(request), idOf(request.params.changeId), nameOf(request)),
    ),
  );

  app.post('/categories', { config }, (request, reply) =>
    answer(reply, 201, () =>
      categories.create(
        checked(categoryCreation, request.body),
        nameOf(request),
        namedRequest(request, request.body),
      ),
    ),
  );
  app.put<Address>('/categories/:id', { config }, (request, reply) =>
    answer(reply, 200, () =>
      categories.update(
        readOf(request),
        checked(categoryUpdate, request.body),
        nameOf(request),
        namedRequest(request, [request.params.id, request.body]),
      ),
    ),
  );
  app.post<Address>('/categories/:id/move', { config }, (request, reply) =>
    answer(reply, 200, () =>
      categories.move(readOf(request), checked(categoryMove, request.body).parentName, nameOf(request)),
    ),
  );
  app.delete<Address & { Querystring: { children?: unknown } }>(
    '/categories/:id',
    { config },
    (request, reply) =>
      answer(reply, 200, () =>
        categories.delete(readOf(request), childrenOf(request.query.children), nameOf(request)).then(nothing),
      ),
  );
  app.post<Address>('/categories/:id/restore', { config }, (request, reply) =>
    answer(reply, 200, () => categories.restore(idOf(request.params.id), nameOf(request))),
  );
  app.post<ChangeAddress>('/categories/:id/history/:changeId/restore', { config }, (request, reply) =>
    answer(reply, 200, () =>
      categories.restoreVersion(readOf(request), idOf(request.params.changeId), nameOf(request)),
    ),
  );

  const field = 'image';
  app.post('/pictures', forms, (request, reply) =>
    answer(reply, 201, () =>
      withForm(request, { folder: uploadsDir, field, mostFiles: 1 }, async ({ files }) => {
        if (files.length === 0) throw refuseFields([{ field, text: writeTexts.imageEmpty }]);
        return storing({ store, media, files, field, now: now() }, async (_writer, [picture]) => {
          if (!picture) throw new Error('A picture that was stored is not there.');
          const { name, width, height, placeholder } = picture;
          return { name, url: `/media/${name}`, width, height, placeholder };
        });
      }),
    ),
  );
}

/** Somebody was faster: the answer tells how the entry is now, as the lists of the staff have it (O43). */
async function outdated({ kind, id }: OutdatedError, answers: Answers): Promise<HttpError> {
  const key =
    kind === 'product'
      ? `/products.php?case=get_product_by_id&id=${id}&scope=all`
      : keys.categoryTree({ scope: 'all' });
  const { body } = await answers(key, { isStaff: true });
  const entries = v.parse(lists[kind], body);
  const current = entries.find((entry) => entry['id'] === id || entry['cid'] === id) ?? null;
  return new HttpError(412, writeTexts.outdated, { more: { current } });
}

const entry = v.looseObject({});
const lists = {
  product: v.array(entry),
  category: v.pipe(
    v.object({ data: v.array(entry) }),
    v.transform(({ data }) => data),
  ),
} as const;

const nothing = () => null;

/** Who writes, by the name in the history. */
function nameOf({ staff }: FastifyRequest): string {
  if (!staff) throw new HttpError(401, 'Please sign in.');
  return staff.userName;
}

/** Ids are whole numbers of 32 bits; any other leads nowhere. */
function idOf(text: string): number {
  const id = readId(text);
  if (id === null || id > 2_147_483_647) throw new HttpError(404, 'There is nothing at this address.');
  return id;
}

const readOf = (request: FastifyRequest<Address>) => ({
  id: idOf(request.params.id),
  version: versionAsked(request),
});

function checked<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = check(schema, value);
  if (!result.isGood) throw refuseFields(result.problems);
  return result.value;
}

function childrenOf(value: unknown): DeletedChildren | null {
  if (value === undefined) return null;
  if (value === 'move' || value === 'delete') return value;
  throw new HttpError(400, "children is either 'move' or 'delete'.");
}

const contentsOf = ({ fields, files }: Form) => [fields, files.map(({ hash }) => hash)];

function namedRequest(request: FastifyRequest, contents: unknown): NamedRequest | null {
  const key = idempotencyKeyOf(request);
  return key === null ? null : { key, contents };
}

/** A write that cannot be done, in words for the one who asked for it. */
function refusalOf(error: unknown): unknown {
  if (error instanceof MissingError) return new HttpError(404, error.message);
  if (error instanceof NameTakenError) {
    return new HttpError(409, error.message, { fields: { cname: error.message } });
  }
  if (error instanceof CycleError) return new HttpError(409, error.message);
  if (error instanceof MistakenRequestError) return new HttpError(409, writeTexts.savedAlready);
  if (error instanceof NotEmptyError) {
    return new HttpError(409, notEmptyText(error.contents), { more: { contents: error.contents } });
  }
  if (error instanceof QueueFull || error instanceof QueueStopped) {
    return new HttpError(503, 'Too many pictures wait to be read. Please try again shortly.', {
      headers: { 'retry-after': '5' },
    });
  }
  return error;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function notEmptyText({ allSubcategories, allProducts }: NotEmptyError['contents']): string {
  const subcategories = counted(allSubcategories, 'subcategory', 'subcategories');
  return `This category holds ${subcategories} and ${counted(allProducts, 'product', 'products')}`;
}
