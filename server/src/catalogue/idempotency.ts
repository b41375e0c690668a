import { createHash } from 'node:crypto';
import type { CatalogueKind, SaveResult } from '@elvora/catalogue/model';
import type { CatalogueWriter } from '../store/index.ts';
import { IdempotencyKeyReusedError, AlreadySavedError } from './writeErrors.ts';

/** A form as its sender names it, and what is in it. */
export interface IdempotentRequest {
  /** The `Idempotency-Key`. */
  key: string;
  payload: unknown;
}

/** An entry as somebody has read it; a version of null means whatever it is now. */
export interface EntryRef {
  id: number;
  version: number | null;
}

const hashJson = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

export interface WriteContext {
  kind: CatalogueKind;
  by: string;
  idempotentRequest: IdempotentRequest | null;
  /** What the form has made of the entry, for an answer that is given once more. @default 1: a new one */
  version?: number;
}

/** For a change of an entry. Without a version the form changes it the same way however often it arrives. */
export function updateContext(
  kind: CatalogueKind,
  { version }: EntryRef,
  { by, idempotentRequest }: Pick<WriteContext, 'by' | 'idempotentRequest'>,
): WriteContext {
  return version === null
    ? { kind, by, idempotentRequest: null }
    : { kind, by, idempotentRequest, version: version + 1 };
}

/** Throws `SavedBefore` when this form has been saved, `MistakenRequestError` when its name came with other contents. */
export async function requireNotSaved(
  { findRequest }: Pick<CatalogueWriter, 'findRequest'>,
  { kind, by, idempotentRequest, version = 1 }: WriteContext,
): Promise<void> {
  if (idempotentRequest === null) return;
  const before = await findRequest(hashJson([kind, by, idempotentRequest.key]));
  if (!before) return;
  if (before.contents !== hashJson(idempotentRequest.payload))
    throw new IdempotencyKeyReusedError('The name of this form is taken.');
  throw new AlreadySavedError({ id: before.entryId, version });
}

/** Saves a form once however often it arrives (O100); throws what `requireUnsaved` does. */
export async function saveOnce(
  writer: CatalogueWriter,
  { now, ...ticket }: WriteContext & { now: Date },
  make: () => Promise<SaveResult>,
): Promise<SaveResult> {
  await requireNotSaved(writer, ticket);
  const saved = await make();
  const { kind, by, idempotentRequest } = ticket;
  if (idempotentRequest !== null) {
    const request = {
      request: hashJson([kind, by, idempotentRequest.key]),
      contents: hashJson(idempotentRequest.payload),
    };
    await writer.insertRequest({ ...request, entryId: saved.id }, now);
  }
  return saved;
}
