import type { SendOptions } from './client.ts';

export interface SaveOptions extends SendOptions {
  /**
   * A UUID, made once for what is sent and kept while it is tried again: however often it arrives, it is saved once
   * (O100). Changed contents need a new one.
   */
  requestId?: string;
}

/** The header that saves once what is sent twice. */
export function idempotencyKeyHeader(requestId: string | undefined): Record<string, string> {
  return requestId === undefined ? {} : { 'idempotency-key': requestId };
}
