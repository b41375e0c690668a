import type { ApiResponse, ErrorResponseBody } from '@elvora/catalogue/contract';

export type { ApiResponse } from '@elvora/catalogue/contract';

/** A response with status 200; the type argument is required, as with `dataBody`. */
export const okResponse = <Body = never>(body: NoInfer<Body>): ApiResponse => ({ status: 200, body });

/**
 * Returns `{success, data}`, the envelope of every response but two, with further members beside `data`. The type argument
 * is required: it is the type in the contract that `data` is checked against.
 */
export const dataBody = <Data = never>(
  data: NoInfer<Data>,
  more: Readonly<Record<string, unknown>> = {},
) => ({
  success: true,
  data,
  ...more,
});

/** A response with status 200 and a `dataBody`. */
export const dataResponse = <Data = never>(
  data: NoInfer<Data>,
  more: Readonly<Record<string, unknown>> = {},
): ApiResponse => okResponse<ReturnType<typeof dataBody<Data>>>(dataBody<Data>(data, more));

/** An error response with a message for users. */
export const errorResponse = (status: number, message: string): ApiResponse => ({
  status,
  body: { success: false, error: message, message } satisfies ErrorResponseBody,
});

/** Queries without results, by their response bodies. */
const missedQueries = new WeakMap<object, string>();

/** Marks a response without results for a query, so that its sender can record the query. */
export function markMissed(response: ApiResponse, query: string): ApiResponse {
  if (typeof response.body === 'object' && response.body !== null) missedQueries.set(response.body, query);
  return response;
}

/** Returns the query without results that a response is for; null for any other response. */
export const missedQuery = ({ body }: Pick<ApiResponse, 'body'>): string | null =>
  typeof body === 'object' && body !== null ? (missedQueries.get(body) ?? null) : null;

/** Headers of a temporary response, which is not cached. */
export const temporaryHeaders = { 'cache-control': 'no-store' } as const;

/** Whether a response may not be kept. */
export const isTemporary = ({ headers }: Pick<ApiResponse, 'headers'>): boolean =>
  headers?.['cache-control'] === temporaryHeaders['cache-control'];
