import { type ApiResponse, publicReaders } from '@elvora/catalogue/contract';
import type { ResourceResult } from './resourceResults.ts';
import type { ResourceRef } from './resourceRef.ts';

/** One response is embedded in many pages; it is parsed once. */
const parsedResponses = new WeakMap<ApiResponse, ResourceResult>();

/** Parses a response whose parsed form is too large to cache. */
export const parseOnce = ({ kind, key }: ResourceRef, response: ApiResponse): ResourceResult =>
  parseUncached(key, publicReaders[kind], response);

/**
 * Parses a response on the server, so that the browser needs neither the parsers nor the schemas.
 */
export function parseApiResponse({ kind, key }: ResourceRef, response: ApiResponse): ResourceResult {
  const cached = parsedResponses.get(response);
  if (cached) return cached;
  const result = parseUncached(key, publicReaders[kind], response);
  parsedResponses.set(response, result);
  return result;
}

function parseUncached(
  key: string,
  read: (body: unknown) => unknown,
  { status, body }: ApiResponse,
): ResourceResult {
  if (status >= 400) return { failure: { kind: 'http', status, text: responseMessage(body) } };
  try {
    return { data: read(body) };
  } catch (cause) {
    console.error(`The response to ${key} is invalid.`, cause);
    return { failure: { kind: 'contract' } };
  }
}

function responseMessage(body: unknown): string | null {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof message === 'string' ? message : null;
}
