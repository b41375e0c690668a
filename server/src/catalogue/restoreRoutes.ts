import type { WriteResponse } from '@elvora/catalogue/contract';
import type { FastifyInstance } from 'fastify';
import type { EntryRef } from './idempotency.ts';
import {
  type ChangeParams,
  editorConfig,
  type EntryParams,
  parseEntryRef,
  parseId,
  requireUserName,
} from './readWriteRequest.ts';
import type { SendWrite } from './sendWrite.ts';

export interface RestoreRoutesOptions {
  /** Path of the entries, such as `/products`. */
  path: string;
  writes: {
    restore(id: number, by: string): Promise<WriteResponse>;
    restoreVersion(ref: EntryRef, changeId: number, by: string): Promise<WriteResponse>;
  };
  sendWrite: SendWrite;
}

/** Restores deleted entries, and earlier versions from the history. */
export function addRestoreRoutes(
  app: FastifyInstance,
  { path, writes, sendWrite }: RestoreRoutesOptions,
): void {
  app.post<EntryParams>(`${path}/:id/restore`, { config: editorConfig }, (request, reply) =>
    sendWrite(reply, 200, () => writes.restore(parseId(request.params.id), requireUserName(request))),
  );
  app.post<ChangeParams>(
    `${path}/:id/history/:changeId/restore`,
    { config: editorConfig },
    (request, reply) =>
      sendWrite(reply, 200, () =>
        writes.restoreVersion(
          parseEntryRef(request),
          parseId(request.params.changeId),
          requireUserName(request),
        ),
      ),
  );
}
