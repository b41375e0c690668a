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

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * Makes one entry of a form however often it arrives (O100). Throws `SavedBefore`, or `MistakenRequestError` when the
 * same name comes with other contents.
 */
export async function once(
  writer: CatalogueWriter,
  { kind, by, named, now }: { kind: CatalogueKind; by: string; named: NamedRequest | null; now: Date },
  make: () => Promise<Saved>,
): Promise<Saved> {
  if (named === null) return make();
  const request = hashOf([kind, by, named.key]);
  const contents = hashOf(named.contents);
  const before = await writer.request(request);
  if (before) {
    if (before.contents !== contents) throw new MistakenRequestError('The name of this form is taken.');
    throw new SavedBefore({ id: before.entryId, version: 1 });
  }
  const saved = await make();
  await writer.insertRequest({ request, contents, entryId: saved.id }, now);
  return saved;
}
