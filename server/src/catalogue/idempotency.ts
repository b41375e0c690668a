import { createHash } from 'node:crypto';
import type { HistoryKind, SaveResult } from '@elvora/catalogue/model';
import type { CatalogueWriter } from '../store/index.ts';
import { IdempotencyKeyReusedError, AlreadySavedError } from './writeErrors.ts';

/** A request that may arrive more than once. */
export interface IdempotentRequest {
  /** The `Idempotency-Key`. */
  key: string;
  payload: unknown;
}

/** An entry and the version that was read; null skips the check for conflicts. */
export interface EntryRef {
  id: number;
  version: number | null;
}

const hashJson = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

export interface WriteContext {
  kind: HistoryKind;
  by: string;
  idempotentRequest: IdempotentRequest | null;
  /** The version that the request creates, for repeated responses. @default 1, for a new entry */
  version?: number;
}

/** Returns the context of an update. Without a version an update is idempotent by itself, so the key is ignored. */
export function updateContext(
  kind: HistoryKind,
  { version }: EntryRef,
  { by, idempotentRequest }: Pick<WriteContext, 'by' | 'idempotentRequest'>,
): WriteContext {
  return version === null
    ? { kind, by, idempotentRequest: null }
    : { kind, by, idempotentRequest, version: version + 1 };
}

/** Throws `AlreadySavedError` for a repeated request, `IdempotencyKeyReusedError` when its payload differs. */
export async function requireNotSaved(
  { findRequest }: Pick<CatalogueWriter, 'findRequest'>,
  { kind, by, idempotentRequest, version = 1 }: WriteContext,
): Promise<void> {
  if (idempotentRequest === null) return;
  const earlier = await findRequest(hashJson([kind, by, idempotentRequest.key]));
  if (!earlier) return;
  if (earlier.contents !== hashJson(idempotentRequest.payload)) {
    throw new IdempotencyKeyReusedError('The idempotency key was already used for a different payload.');
  }
  throw new AlreadySavedError({ id: earlier.entryId, version });
}

/** Saves a request only once (O100). Throws like `requireNotSaved`. */
export async function saveOnce(
  writer: CatalogueWriter,
  { now, ...context }: WriteContext & { now: Date },
  save: () => Promise<SaveResult>,
): Promise<SaveResult> {
  await requireNotSaved(writer, context);
  const saved = await save();
  const { kind, by, idempotentRequest } = context;
  if (idempotentRequest !== null) {
    const request = {
      request: hashJson([kind, by, idempotentRequest.key]),
      contents: hashJson(idempotentRequest.payload),
    };
    await writer.insertRequest({ ...request, entryId: saved.id }, now);
  }
  return saved;
}
