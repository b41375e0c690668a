import type { FastifyRequest } from 'fastify';
import { maxInteger } from '../entryId.ts';
import { HttpError } from './httpErrors.ts';

/** Returns the version a write is based on (`If-Match: "3"`); null for no header or `*`. */
export function readIfMatchVersion({ headers }: FastifyRequest): number | null {
  const header = headers['if-match']?.trim();
  if (header === undefined || header === '*') return null;
  const [, version] = /^(?:W\/)?"(\d{1,15})"$/.exec(header) ?? [];
  if (version === undefined) throw new HttpError(400, 'If-Match must be a version such as "3".');
  // No entry has such a large version.
  return Math.min(Number(version), maxInteger);
}
