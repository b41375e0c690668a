import { vocabularyInputSchema } from '@elvora/catalogue/contract';
import type { FastifyInstance } from 'fastify';
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
import type { VocabularyWrites } from './vocabularyWrites.ts';

export interface VocabularyRoutesOptions {
  vocabulary: VocabularyWrites;
  sendWrite: SendWrite;
}

/** Creates, changes, removes and restores synonyms and cross-references of the search. */
export async function vocabularyRoutes(
  app: FastifyInstance,
  { vocabulary, sendWrite }: VocabularyRoutesOptions,
) {
  app.post('/vocabulary', { config: editorConfig }, (request, reply) =>
    sendWrite(reply, 201, () =>
      vocabulary.create(
        requireValid(vocabularyInputSchema, request.body),
        requireUserName(request),
        readIdempotentRequest(request, request.body),
      ),
    ),
  );
  app.put<EntryParams>('/vocabulary/:id', { config: editorConfig }, (request, reply) =>
    sendWrite(reply, 200, () =>
      vocabulary.update(
        parseEntryRef(request),
        requireValid(vocabularyInputSchema, request.body),
        requireUserName(request),
      ),
    ),
  );
  app.delete<EntryParams>('/vocabulary/:id', { config: editorConfig }, (request, reply) =>
    sendWrite(reply, 200, () => vocabulary.remove(parseEntryRef(request), requireUserName(request))),
  );
  addRestoreRoutes(app, { path: '/vocabulary', writes: vocabulary, sendWrite });
}
