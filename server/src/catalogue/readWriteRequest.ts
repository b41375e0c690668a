import { validate } from '@elvora/catalogue/contract';
import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { readEntryId } from '../entryId.ts';
import { HttpError, validationError } from '../http/httpErrors.ts';
import { readIdempotencyKey } from '../http/idempotencyKey.ts';
import { readIfMatchVersion } from '../http/ifMatch.ts';
import type { MultipartForm } from '../http/multipartForms.ts';
import type { EntryRef, IdempotentRequest } from './idempotency.ts';

export const editorConfig = { access: 'staff', role: 'editor' } as const;
export const multipartConfig = { config: { ...editorConfig, accepts: 'multipart' } } as const;

export type EntryParams = { Params: { id: string } };
export type ChangeParams = { Params: { id: string; changeId: string } };

/** Returns the user name that the history records. */
export function requireUserName({ staff }: FastifyRequest): string {
  if (!staff) throw new HttpError(401, 'Please sign in.');
  return staff.userName;
}

/** Reads the id of an entry from an address; throws 404 if it is not one. */
export function parseId(text: string): number {
  const id = readEntryId(text);
  if (id === null) throw new HttpError(404, 'There is nothing at this address.');
  return id;
}

export const parseEntryRef = (request: FastifyRequest<EntryParams>): EntryRef => ({
  id: parseId(request.params.id),
  version: readIfMatchVersion(request),
});

export function requireValid<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = validate(schema, value);
  if (!result.isValid) throw validationError(result.problems);
  return result.value;
}

/** Identity of a form's contents: its fields and the hashes of its files. */
export const formPayload = ({ fields, files }: MultipartForm) => [fields, files.map(({ hash }) => hash)];

export function readIdempotentRequest(request: FastifyRequest, payload: unknown): IdempotentRequest | null {
  const key = readIdempotencyKey(request);
  return key === null ? null : { key, payload };
}
