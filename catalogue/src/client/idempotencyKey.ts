import type { SendOptions } from './client.ts';

export interface SaveOptions extends SendOptions {
  /**
   * Idempotency key, a UUID: the same for all attempts to save the same contents (O100), a new one after they have
   * changed.
   */
  requestId?: string;
}

/** Returns the `Idempotency-Key` header; none without a request id. */
export function idempotencyKeyHeader(requestId: string | undefined): Record<string, string> {
  return requestId === undefined ? {} : { 'idempotency-key': requestId };
}
