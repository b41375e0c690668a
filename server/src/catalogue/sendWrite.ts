import {
  resourceKeys,
  staffResourceKeys,
  validationTexts,
  type WriteResponse,
} from '@elvora/catalogue/contract';
import type { HistoryKind } from '@elvora/catalogue/model';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { ApiHandler } from '../api/apiHandler.ts';
import { dataBody } from '../http/apiResponse.ts';
import { HttpError } from '../http/httpErrors.ts';
import { QueueFullError, QueueStoppedError } from '../taskQueue.ts';
import { CycleError, NameTakenError, NotFoundError } from '../store/index.ts';
import {
  AlreadySavedError,
  CategoryNotEmptyError,
  IdempotencyKeyReusedError,
  VersionConflictError,
} from './writeErrors.ts';

/** Sends the result of a write with `status`; throws an `HttpError` for a write that was rejected. */
export type SendWrite = (
  reply: FastifyReply,
  status: number,
  write: () => Promise<WriteResponse | void>,
) => Promise<FastifyReply>;

export const createSendWrite =
  (apiHandler: ApiHandler): SendWrite =>
  async (reply, status, write) => {
    try {
      return await reply.code(status).send(dataBody<WriteResponse>((await write()) ?? null));
    } catch (error) {
      if (error instanceof AlreadySavedError) {
        return reply.code(status).send(dataBody<WriteResponse>(error.saved));
      }
      throw error instanceof VersionConflictError
        ? await preconditionFailed(error, apiHandler)
        : toHttpError(error);
    }
  };

/** The response contains the current entry in the format of the staff's lists (O43). */
async function preconditionFailed(
  { kind, id }: VersionConflictError,
  apiHandler: ApiHandler,
): Promise<HttpError> {
  const { body } = await apiHandler(listKeys[kind](id), { isStaff: true });
  const entries = v.parse(listSchemas[kind], body);
  const current = entries.find((entry) => entry['id'] === id || entry['cid'] === id) ?? null;
  return new HttpError(412, validationTexts.outdated, { extra: { current } });
}

const entrySchema = v.looseObject({});
const dataListSchema = v.pipe(
  v.object({ data: v.array(entrySchema) }),
  v.transform(({ data }) => data),
);
const listSchemas = {
  product: v.array(entrySchema),
  category: dataListSchema,
  vocabulary: dataListSchema,
} as const;
/** Lists that contain the current state of an entry. */
const listKeys: Readonly<Record<HistoryKind, (id: number) => string>> = {
  product: (id) => `/products.php?case=get_product_by_id&id=${id}&scope=all`,
  category: () => resourceKeys.categoryTree({ scope: 'all' }),
  vocabulary: staffResourceKeys.vocabulary,
};

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
    return new HttpError(503, 'Too many pictures are waiting to be processed. Please try again shortly.', {
      headers: { 'retry-after': '5' },
    });
  }
  return error;
}

const countWithNoun = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function notEmptyText({ allSubcategories, allProducts }: CategoryNotEmptyError['contents']): string {
  const subcategories = countWithNoun(allSubcategories, 'subcategory', 'subcategories');
  return `This category contains ${subcategories} and ${countWithNoun(allProducts, 'product', 'products')}`;
}
