import type { SendOptions } from './client.ts';

export interface SaveOptions extends SendOptions {
  /**
   * Idempotency key, a UUID: the same for all attempts to save the same contents (O100), a new one after they have
   * changed.
   */
  idempotencyKey?: string;
}

/** Returns the `Idempotency-Key` header; none without a key. */
export function idempotencyKeyHeader(idempotencyKey: string | undefined): Record<string, string> {
  return idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
}
