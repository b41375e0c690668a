import { writePaths } from '../contract/writePaths.ts';
import { writeResponses } from '../contract/writeResponses.ts';
import type { SaveResult } from '../model/change.ts';
import type { VocabularyDraft, VocabularyEntry } from '../model/vocabulary.ts';
import type { CallOptions, Client } from './client.ts';
import { type SaveOptions, idempotencyKeyHeader } from './idempotencyKey.ts';
import { ifMatchHeader } from './ifMatch.ts';

type EntryRef = Pick<VocabularyEntry, 'id' | 'version'>;

/**
 * Synonyms and cross-references of the search. A write with a version fails with 412 when the entry has changed since; see
 * `currentVocabularyEntry`.
 */
export interface VocabularyAdminClient {
  create(draft: VocabularyDraft, options?: SaveOptions): Promise<SaveResult | null>;
  update(entry: EntryRef, draft: VocabularyDraft, options?: CallOptions): Promise<SaveResult | null>;
  remove(entry: EntryRef, options?: CallOptions): Promise<SaveResult | null>;
  /** Restores a removed entry. */
  restore(id: number, options?: CallOptions): Promise<SaveResult | null>;
  /** Restores the state after an entry of the history. */
  restoreVersion(entry: EntryRef, entryId: number, options?: CallOptions): Promise<SaveResult | null>;
}

export function createVocabularyAdminClient(client: Client): VocabularyAdminClient {
  const send = async (request: Parameters<Client['send']>[0], options?: CallOptions) =>
    writeResponses.saved(await client.send(request, options));
  return {
    create: (draft, { idempotencyKey, ...options } = {}) =>
      send(
        {
          method: 'POST',
          path: writePaths.vocabulary,
          body: { ...draft },
          headers: idempotencyKeyHeader(idempotencyKey),
        },
        options,
      ),
    update: ({ id, version }, draft, options) =>
      send(
        {
          method: 'PUT',
          path: writePaths.vocabularyEntry(id),
          body: { ...draft },
          headers: ifMatchHeader(version),
        },
        options,
      ),
    remove: ({ id, version }, options) =>
      send(
        { method: 'DELETE', path: writePaths.vocabularyEntry(id), headers: ifMatchHeader(version) },
        options,
      ),
    restore: (id, options) => send({ method: 'POST', path: writePaths.vocabularyRestore(id) }, options),
    restoreVersion: ({ id, version }, entryId, options) =>
      send(
        {
          method: 'POST',
          path: writePaths.vocabularyVersion(id, entryId),
          headers: ifMatchHeader(version),
        },
        options,
      ),
  };
}
