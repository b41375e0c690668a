import type { ApiResponse } from '@elvora/catalogue/contract';

export type { ApiResponse } from '@elvora/catalogue/contract';

export const okResponse = (body: unknown): ApiResponse => ({ status: 200, body });

/** `{success, data}`, the wrapper of every list but two; more fields may stand beside `data`. */
export const dataResponse = (data: unknown, more: Readonly<Record<string, unknown>> = {}): ApiResponse =>
  okResponse({ success: true, data, ...more });

/** A refusal people can read; nothing of the inside is in it. */
export const errorResponse = (status: number, message: string): ApiResponse => ({
  status,
  body: { success: false, error: message, message },
});
