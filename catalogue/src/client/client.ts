import { ContractError } from '../contract/contractError.ts';
import { errorResponseText, readErrorResponse } from '../contract/errorResponse.ts';
import type { Resource } from '../contract/resources.ts';
import { isFailureResponse } from '../contract/envelopes.ts';
import { ClientError } from './clientError.ts';
import { retryAfterSeconds, delay, withRetries } from './retry.ts';

export interface ClientOptions {
  fetch: typeof globalThis.fetch;
  /** Takes the place of `fetch` where somebody wants to know how far a body has got, which `fetch` does not tell. */
  upload?: Upload;
  /** Where the API is, without a slash at the end: `/backend`, or another host. */
  base: string;
  /** How often a failed read is tried again. @default 3 */
  retries?: number;
  /** Waits, and stops waiting when the signal aborts. A test brings its own. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 to below 1, spreads the retries of many clients. */
  random?: () => number;
  /** Milliseconds since 1970, for a `Retry-After` that is a date. */
  now?: () => number;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** How much of a body has left, in bytes. */
export interface UploadProgress {
  sent: number;
  total: number;
}

/** Sends like `fetch`, and tells how far the body has got. */
export type Upload = (
  url: string,
  init: RequestInit,
  onProgress: (progress: UploadProgress) => void,
) => Promise<Response>;

export interface SendOptions extends CallOptions {
  /** Told while the body leaves, where the client can `upload`. */
  onProgress?: (progress: UploadProgress) => void;
}

export interface WriteRequest {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Sent as JSON, or as multipart form data. */
  body?: FormData | Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
}

export interface Client {
  /** Reads a resource; a failure is a `ClientError`. Read again after 1, 2 and 4 s unless the host said no (4xx). */
  get<T>(resource: Resource<T>, options?: CallOptions): Promise<T>;
  /** The answer of a key as it came. */
  raw(key: string, options?: CallOptions): Promise<unknown>;
  /**
   * Writes once; nothing is sent twice. Gives the answer's body, null when there is none. An answer of `success: false`
   * is a `ClientError` whatever its status (S-359).
   */
  send(request: WriteRequest, options?: SendOptions): Promise<unknown>;
}

/** Talks to any host that speaks the contract of chapter 7. */
export function createClient({
  fetch,
  upload,
  base,
  retries = 3,
  wait = delay,
  random = Math.random,
  now = Date.now,
}: ClientOptions): Client {
  const root = base.replace(/(?<!\/)\/+$/, '');

  async function call(path: string, init: RequestInit, { onProgress }: SendOptions = {}): Promise<unknown> {
    const request = [`${root}${path}`, { credentials: 'same-origin', ...init }] as const;
    let response: Response;
    try {
      response = await (upload && onProgress ? upload(...request, onProgress) : fetch(...request));
    } catch (cause) {
      throw new ClientError({ kind: init.signal?.aborted ? 'aborted' : 'network', cause });
    }
    const body = await readBody(response, init.signal);
    if (response.ok) return body;
    throw new ClientError({
      kind: 'http',
      status: response.status,
      ...readErrorResponse(body),
      responseBody: body,
      retryAfter: retryAfterSeconds(response.headers.get('retry-after'), now()),
      requestId: response.headers.get('x-request-id'),
    });
  }

  function raw(key: string, { signal }: CallOptions = {}): Promise<unknown> {
    const init = { headers: { accept: 'application/json' }, ...(signal ? { signal } : {}) };
    return withRetries(() => call(key, init), { retries, wait, random }, signal);
  }

  return {
    raw,
    async get(resource, options) {
      const answer = await raw(resource.key, options);
      try {
        return resource.read(answer);
      } catch (cause) {
        // A wrapper that says `success: false` with a good status still tells why in its own words.
        if (cause instanceof ContractError)
          throw new ClientError({ kind: 'contract', text: errorResponseText(answer), cause });
        throw cause;
      }
    },
    async send({ method, path, body, headers = {} }, { signal, ...options } = {}) {
      const isForm = body instanceof FormData;
      const init = {
        method,
        headers: {
          accept: 'application/json',
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
        ...(signal ? { signal } : {}),
      };
      const answer = await call(path, init, options);
      if (isFailureResponse(answer))
        throw new ClientError({ kind: 'contract', ...readErrorResponse(answer), responseBody: answer });
      return answer;
    },
  };
}

async function readBody(response: Response, signal: AbortSignal | null | undefined): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw new ClientError({ kind: signal?.aborted ? 'aborted' : 'network', status: response.status, cause });
  }
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (!response.ok) return null;
    throw new ClientError({ kind: 'contract', status: response.status, cause });
  }
}
