import { ContractError, errorText } from '../contract/answers.ts';
import type { Resource } from '../contract/resources.ts';

export type ClientErrorKind = 'network' | 'http' | 'contract' | 'aborted';

interface ClientErrorDetail {
  kind: ClientErrorKind;
  /** HTTP status; null when there was no answer. */
  status?: number;
  /** The host's own words for people, when it sent any. */
  text?: string | null;
  /** Seconds the host asked to wait. */
  retryAfter?: number | null;
  /** Names the request in the host's log. */
  requestId?: string | null;
  cause?: unknown;
}

/** Why a call to the API gave nothing usable. */
export class ClientError extends Error {
  override name = 'ClientError';
  readonly kind: ClientErrorKind;
  readonly status: number | null;
  readonly text: string | null;
  readonly retryAfter: number | null;
  readonly requestId: string | null;

  constructor({ kind, status, text = null, retryAfter = null, requestId = null, cause }: ClientErrorDetail) {
    super(text ?? (status === undefined ? kind : `${kind} ${status}`), { cause });
    this.kind = kind;
    this.status = status ?? null;
    this.text = text;
    this.retryAfter = retryAfter;
    this.requestId = requestId;
  }
}

export interface ClientOptions {
  fetch: typeof globalThis.fetch;
  /** Where the API is, without a slash at the end: `/backend`, or another host. */
  base: string;
  /** How often a read is tried again. @default 3 */
  retries?: number;
  /** Waits, and stops waiting when the signal aborts. A test brings its own. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 to below 1, spreads the retries of many clients. */
  random?: () => number;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface WriteRequest {
  method: 'POST' | 'PUT' | 'DELETE';
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
  /** Writes once; nothing is sent twice. Gives the answer's body, null when there is none. */
  send(request: WriteRequest, options?: CallOptions): Promise<unknown>;
}

const firstRetryMs = 1000;
const longestRetryMs = 30_000;

/** Talks to any host that speaks the contract of chapter 7. */
export function createClient({
  fetch,
  base,
  retries = 3,
  wait = waitFor,
  random = Math.random,
}: ClientOptions): Client {
  const root = base.replace(/\/+$/, '');

  async function call(path: string, init: RequestInit): Promise<unknown> {
    let response: Response;
    try {
      response = await fetch(`${root}${path}`, { credentials: 'same-origin', ...init });
    } catch (cause) {
      throw new ClientError({ kind: init.signal?.aborted ? 'aborted' : 'network', cause });
    }
    const body = await bodyOf(response, init.signal);
    if (response.ok) return body;
    throw new ClientError({
      kind: 'http',
      status: response.status,
      text: errorText(body),
      retryAfter: secondsOf(response.headers.get('retry-after')),
      requestId: response.headers.get('x-request-id'),
    });
  }

  async function raw(key: string, { signal }: CallOptions = {}): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await call(key, { headers: { accept: 'application/json' }, ...(signal ? { signal } : {}) });
      } catch (error) {
        if (!(error instanceof ClientError) || attempt >= retries || !isWorthRetrying(error)) throw error;
        const own = firstRetryMs * 2 ** attempt * (1 + random() / 4);
        await wait(Math.min(longestRetryMs, Math.max(own, (error.retryAfter ?? 0) * 1000)), signal);
      }
    }
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
          throw new ClientError({ kind: 'contract', text: errorText(answer), cause });
        throw cause;
      }
    },
    async send({ method, path, body, headers = {} }, { signal } = {}) {
      const isForm = body instanceof FormData;
      return call(path, {
        method,
        headers: {
          accept: 'application/json',
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
        ...(signal ? { signal } : {}),
      });
    },
  };
}

const isWorthRetrying = ({ kind, status }: ClientError) =>
  kind === 'network' || (kind === 'http' && status !== null && status >= 500);

async function bodyOf(response: Response, signal: AbortSignal | null | undefined): Promise<unknown> {
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

/** `Retry-After` in seconds; its date form is not used by hosts of this contract. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) : null;
}

function waitFor(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new ClientError({ kind: 'aborted' }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
