import { type ApiResponse, publicReaders } from '@elvora/catalogue/contract';
import type { ResourceResult } from './resourceResults.ts';
import type { ResourceRef } from './resourceRef.ts';

/** One answer serves many pages; what it means is worked out once. */
const parsedResponses = new WeakMap<ApiResponse, ResourceResult>();

/** Reads an answer for the page it is embedded in, which then need not know how. */
export function parseApiResponse({ kind, key }: ResourceRef, answer: ApiResponse): ResourceResult {
  const before = parsedResponses.get(answer);
  if (before) return before;
  const answered = parseUncached(key, publicReaders[kind], answer);
  parsedResponses.set(answer, answered);
  return answered;
}

function parseUncached(key: string, read: (answer: unknown) => unknown, { status, body }: ApiResponse): ResourceResult {
  if (status >= 400) return { failure: { kind: 'http', status, text: responseMessage(body) } };
  try {
    return { data: read(body) };
  } catch (cause) {
    console.error(`The answer to ${key} has another shape than the contract states.`, cause);
    return { failure: { kind: 'contract' } };
  }
}

function responseMessage(body: unknown): string | null {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof message === 'string' ? message : null;
}
