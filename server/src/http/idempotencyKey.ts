import type { FastifyRequest } from 'fastify';
import { HttpError } from './httpErrors.ts';

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What its sender calls a form, the same however often it arrives (O53, O100); null when it has no name. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !uuidPattern.test(key))
    throw new HttpError(400, 'Idempotency-Key is a UUID.');
  return key.toLowerCase();
}
