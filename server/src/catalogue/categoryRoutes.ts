import {
  categoryCreationSchema,
  categoryMoveSchema,
  categoryUpdateSchema,
  type DeletedCategoryChildren,
} from '@elvora/catalogue/contract';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/httpErrors.ts';
import type { CategoryWrites } from './categoryWrites.ts';
import {
  editorConfig,
  type EntryParams,
  parseEntryRef,
  readIdempotentRequest,
  requireUserName,
  requireValid,
} from './readWriteRequest.ts';
import { addRestoreRoutes } from './restoreRoutes.ts';
import type { SendWrite } from './sendWrite.ts';

export interface CategoryRoutesOptions {
  categories: CategoryWrites;
  sendWrite: SendWrite;
}

/** Creates, changes, moves, deletes and restores categories (S-390…S-392). */
export async function categoryRoutes(app: FastifyInstance, { categories, sendWrite }: CategoryRoutesOptions) {
  app.post('/categories', { config: editorConfig }, (request, reply) =>
    sendWrite(reply, 201, () =>
      categories.create(
        requireValid(categoryCreationSchema, request.body),
        requireUserName(request),
        readIdempotentRequest(request, request.body),
      ),
    ),
  );
  app.put<EntryParams>('/categories/:id', { config: editorConfig }, (request, reply) =>
    sendWrite(reply, 200, () =>
      categories.update(
        parseEntryRef(request),
        requireValid(categoryUpdateSchema, request.body),
        requireUserName(request),
        readIdempotentRequest(request, [request.params.id, request.body]),
      ),
    ),
  );
  app.post<EntryParams>('/categories/:id/move', { config: editorConfig }, (request, reply) =>
    sendWrite(reply, 200, () =>
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
      sendWrite(reply, 200, () =>
        categories.delete(
          parseEntryRef(request),
          parseChildrenParam(request.query.children),
          requireUserName(request),
        ),
      ),
  );
  addRestoreRoutes(app, { path: '/categories', writes: categories, sendWrite });
}

function parseChildrenParam(value: unknown): DeletedCategoryChildren | null {
  if (value === undefined) return null;
  if (value === 'move' || value === 'delete') return value;
  throw new HttpError(400, "children must be 'move' or 'delete'.");
}
