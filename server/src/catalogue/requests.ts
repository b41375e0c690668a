import { createHash } from 'node:crypto';
import type { CatalogueKind, Saved } from '@elvora/catalogue/model';
import type { CatalogueWriter } from '../store/index.ts';
import { MistakenRequestError, SavedBefore } from './refusals.ts';

/** A form as its sender names it, and what is in it. */
export interface NamedRequest {
  /** The `Idempotency-Key`. */
  key: string;
  contents: unknown;
}

/** An entry as somebody has read it; a version of null means whatever it is now. */
export interface Read {
  id: number;
  version: number | null;
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

export interface Ticket {
  kind: CatalogueKind;
  by: string;
  named: NamedRequest | null;
  /** What the form has made of the entry, for an answer that is given once more. @default 1: a new one */
  version?: number;
}

/** For a change of an entry. Without a version the form changes it the same way however often it arrives. */
export function changeTicket(
  kind: CatalogueKind,
  { version }: Read,
  { by, named }: Pick<Ticket, 'by' | 'named'>,
): Ticket {
  return version === null ? { kind, by, named: null } : { kind, by, named, version: version + 1 };
}

/** Throws `SavedBefore` when this form has been saved, `MistakenRequestError` when its name came with other contents. */
export async function requireUnsaved(
  { request }: Pick<CatalogueWriter, 'request'>,
  { kind, by, named, version = 1 }: Ticket,
): Promise<void> {
  if (named === null) return;
  const before = await request(hashOf([kind, by, named.key]));
  if (!before) return;
  if (before.contents !== hashOf(named.contents))
    throw new MistakenRequestError('The name of this form is taken.');
  throw new SavedBefore({ id: before.entryId, version });
}

/** Saves a form once however often it arrives (O100); throws what `requireUnsaved` does. */
export async function once(
  writer: CatalogueWriter,
  { now, ...ticket }: Ticket & { now: Date },
  make: () => Promise<Saved>,
): Promise<Saved> {
  await requireUnsaved(writer, ticket);
  const saved = await make();
  const { kind, by, named } = ticket;
  if (named !== null) {
    const request = { request: hashOf([kind, by, named.key]), contents: hashOf(named.contents) };
    await writer.insertRequest({ ...request, entryId: saved.id }, now);
  }
  return saved;
}
