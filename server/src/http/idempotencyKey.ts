import type { FastifyRequest } from 'fastify';
import { HttpError } from './httpErrors.ts';

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the `Idempotency-Key` of a request, which is the same for each of its retries (O53, O100); null if
 * it has none.
 */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !uuidPattern.test(key))
    throw new HttpError(400, 'Idempotency-Key must be a UUID.');
  return key.toLowerCase();
}
