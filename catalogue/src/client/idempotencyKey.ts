import type { SendOptions } from './client.ts';

export interface CreateOptions extends SendOptions {
  /**
   * A UUID, made once for what is sent and kept while it is tried again: however often it arrives, it makes one entry
   * (O100). Changed contents need a new one.
   */
  requestId?: string;
}

/** The header that makes one entry of what is sent twice. */
export function idempotencyKey(requestId: string | undefined): Record<string, string> {
  return requestId === undefined ? {} : { 'idempotency-key': requestId };
}
