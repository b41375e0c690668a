import { validationTexts } from '@elvora/catalogue/contract';
import {
  maxVocabularyEntries,
  type SaveResult,
  type VocabularyDraft,
  type VocabularyKind,
} from '@elvora/catalogue/model';
import { codeKey, phraseKeys } from '@elvora/catalogue/search';
import { readCodes } from '../api/quoteLineCodes.ts';
import { HttpError, validationError } from '../http/httpErrors.ts';
import { type Actor, type CatalogueWriter, NotFoundError, type VocabularyRow } from '../store/index.ts';
import { type EntryRef, type IdempotentRequest, saveOnce } from './idempotency.ts';
import type { WritesOptions } from './productWrites.ts';
import { VersionConflictError } from './writeErrors.ts';

/** Changes to synonyms and cross-references by staff; each is one transaction with its history. */
export interface VocabularyWrites {
  create(
    draft: VocabularyDraft,
    by: string,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<SaveResult>;
  update(ref: EntryRef, draft: VocabularyDraft, by: string): Promise<SaveResult>;
  remove(ref: EntryRef, by: string): Promise<SaveResult>;
  restore(id: number, by: string): Promise<SaveResult>;
  restoreVersion(ref: EntryRef, changeId: number, by: string): Promise<SaveResult>;
}

export interface VocabularyWritesOptions extends Pick<WritesOptions, 'store' | 'now'> {
  /** @default 5000 */
  maxEntries?: number;
}

export function createVocabularyWrites({
  store,
  now,
  maxEntries = maxVocabularyEntries,
}: VocabularyWritesOptions): VocabularyWrites {
  const actorFor = (by: string): Actor => ({ by, at: now() });

  /** Rejects codes that do not exist and codes that need no reference, using the search's comparison keys. */
  async function requireUsableCodes({ kind, typed, meaning }: VocabularyDraft): Promise<void> {
    if (kind !== 'cross-reference') return;
    const codes = await readCodes(store, []);
    const isOwnCode = (code: string) => codes.find(codeKey(code)).length > 0;
    if (isOwnCode(typed))
      throw validationError([{ field: 'typed', text: validationTexts.codeIsOurs(typed) }]);
    if (!isOwnCode(meaning))
      throw validationError([{ field: 'meaning', text: validationTexts.codeUnknown(meaning) }]);
  }

  return {
    async create(draft, by, idempotentRequest) {
      await requireUsableCodes(draft);
      return store.write((writer) => {
        const actor = actorFor(by);
        return saveOnce(writer, { kind: 'vocabulary', by, idempotentRequest, now: actor.at }, async () => {
          const rows = await writer.vocabulary();
          if (rows.length >= maxEntries) throw new HttpError(409, validationTexts.vocabularyFull(maxEntries));
          requireUnusedTyped(rows, draft);
          return { id: await writer.insertVocabularyEntry(draft, actor), version: 1 };
        });
      });
    },

    async update(ref, draft, by) {
      // Before validation: the client has not seen the version it would replace.
      requireVersion(findLive(await store.vocabulary.list(), ref.id), ref);
      await requireUsableCodes(draft);
      return store.write(async (writer) => {
        const rows = await writer.vocabulary();
        const current = requireVersion(findLive(rows, ref.id), ref);
        if (current.kind !== draft.kind)
          throw validationError([{ field: 'kind', text: validationTexts.notAChoice }]);
        requireUnusedTyped(rows, draft, current);
        await writer.updateVocabularyEntry(ref.id, draft, actorFor(by));
        return { id: ref.id, version: current.version + 1 };
      });
    },

    remove: (ref, by) =>
      store.write(async (writer) => {
        const current = requireVersion(findLive(await writer.vocabulary(), ref.id), ref);
        await writer.removeVocabularyEntry(ref.id, actorFor(by));
        return { id: ref.id, version: current.version + 1 };
      }),

    restore: (id, by) =>
      store.write(async (writer) => {
        const rows = await writer.vocabulary();
        const removed = rows.find((row) => row.id === id && row.deleted_at !== null);
        if (!removed) throw new NotFoundError('This can no longer be restored.');
        requireUnusedTyped(rows, removed);
        await writer.restoreVocabularyEntry(id, actorFor(by));
        return { id, version: removed.version + 1 };
      }),

    restoreVersion: (ref, changeId, by) =>
      store.write((writer) => restoreVersion(writer, { ref, changeId, actor: actorFor(by) })),
  };
}

async function restoreVersion(
  writer: CatalogueWriter,
  { ref, changeId, actor }: { ref: EntryRef; changeId: number; actor: Actor },
): Promise<SaveResult> {
  const rows = await writer.vocabulary();
  const current = requireVersion(findLive(rows, ref.id), ref);
  const change = await writer.change('vocabulary', { id: ref.id, changeId });
  if (!change) throw new NotFoundError('This history entry no longer exists.');
  requireUnusedTyped(rows, change.state, current);
  await writer.updateVocabularyEntry(ref.id, change.state, actor);
  return { id: ref.id, version: current.version + 1 };
}

const findLive = (rows: readonly VocabularyRow[], id: number): VocabularyRow | undefined =>
  rows.find((row) => row.id === id && row.deleted_at === null);

function requireVersion(row: VocabularyRow | undefined, { id, version }: EntryRef): VocabularyRow {
  if (!row) throw new NotFoundError('This has been removed.');
  if (version !== null && row.version !== version) throw new VersionConflictError('vocabulary', id);
  return row;
}

/** The typed words in the form that the search compares. */
const typedKeys: Readonly<Record<VocabularyKind, (typed: string) => readonly string[]>> = {
  synonym: phraseKeys,
  'cross-reference': (typed) => [codeKey(typed)],
};

/**
 * Throws when another entry already has a phrase or code. Overlaps that an entry already had are
 * allowed: the default synonyms share one word.
 */
function requireUnusedTyped(
  rows: readonly VocabularyRow[],
  { kind, typed }: VocabularyDraft,
  current?: VocabularyRow,
): void {
  const keysOf = typedKeys[kind];
  const had = new Set(current ? keysOf(current.typed) : []);
  const added = new Set(keysOf(typed).filter((key) => !had.has(key)));
  if (added.size === 0) return;
  for (const row of rows) {
    if (row.kind !== kind || row.deleted_at !== null || row.id === current?.id) continue;
    const at = keysOf(row.typed).findIndex((key) => added.has(key));
    if (at === -1) continue;
    const text =
      kind === 'synonym' ? duplicatePhrase(row, at) : validationTexts.codeTaken(row.typed, row.meaning);
    throw validationError([{ field: 'typed', text }]);
  }
}

/** Returns the phrase that another synonym already has. */
function duplicatePhrase({ typed, meaning }: VocabularyRow, at: number): string {
  const phrases = typed.split(',').filter((phrase) => phraseKeys(phrase).length > 0);
  return validationTexts.synonymTaken(phrases[at]?.trim() ?? typed, meaning);
}
