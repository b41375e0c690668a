import { ContractError } from '../contract/contractError.ts';
import { readErrorResponse } from '../contract/errorResponse.ts';
import type { Resource } from '../contract/resources.ts';
import { isFailureResponse } from '../contract/envelopes.ts';
import { ClientError } from './clientError.ts';
import { retryAfterSeconds, delay, withRetries } from './retry.ts';

export interface ClientOptions {
  fetch: typeof globalThis.fetch;
  /** Replaces `fetch` for requests with `onProgress`: `fetch` does not report upload progress. */
  upload?: Upload;
  /** Base URL of the API, such as `/backend`, or on another host. */
  base: string;
  /** Retries of a failed read. @default 3 */
  retries?: number;
  /** Resolves after the delay, or when the signal aborts. Tests inject their own. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Number in [0, 1) that spreads the retries of many clients. */
  random?: () => number;
  /** Milliseconds since the epoch, for a `Retry-After` date. */
  now?: () => number;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** Progress of an upload in bytes. */
export interface UploadProgress {
  sent: number;
  total: number;
}

/** Sends a request like `fetch`, and reports the progress of its body. */
export type Upload = (
  url: string,
  init: RequestInit,
  onProgress: (progress: UploadProgress) => void,
) => Promise<Response>;

export interface SendOptions extends CallOptions {
  /** Called while the body is sent, when the client has `upload`. */
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
  /** Reads a resource. Retries after 1, 2 and 4 s unless the status is 4xx. Rejects with `ClientError`. */
  get<T>(resource: Resource<T>, options?: CallOptions): Promise<T>;
  /** Returns the response body of a key, unparsed. */
  raw(key: string, options?: CallOptions): Promise<unknown>;
  /**
   * Sends a write, without retries. Returns the response body, null when it is empty. Rejects with `ClientError`, also for
   * `success: false` with a good status (S-359).
   */
  send(request: WriteRequest, options?: SendOptions): Promise<unknown>;
}

/** Creates a client for any host that implements the contract of chapter 7. */
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
    if (response.ok || isEmptyList(response, body)) return body;
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
      return parseResource(resource, await raw(resource.key, options));
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
      const responseBody = await call(path, init, options);
      if (isFailureResponse(responseBody))
        throw new ClientError({ kind: 'contract', ...readErrorResponse(responseBody), responseBody });
      return responseBody;
    },
  };
}

/** Whether the response is the empty list of an entry that does not exist, which our own server sends with 404. */
const isEmptyList = ({ status }: Response, body: unknown) =>
  status === 404 && Array.isArray(body) && body.length === 0;

/**
 * Parses the body of a successful response. Throws `ClientError` for one that does not match, with the host's own text:
 * `success: false` with a good status carries one, too (S-138, S-309, S-360).
 */
export function parseResource<T>({ read }: Pick<Resource<T>, 'read'>, body: unknown): T {
  try {
    return read(body);
  } catch (cause) {
    if (cause instanceof ContractError)
      throw new ClientError({ kind: 'contract', ...readErrorResponse(body), responseBody: body, cause });
    throw cause;
  }
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
