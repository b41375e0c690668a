import { ClientError } from './clientError.ts';

const baseDelayMs = 1000;
const maxDelayMs = 30_000;

export interface RetryOptions {
  /** Maximum retries after the first attempt. */
  retries: number;
  /** Resolves after the delay, or when the signal aborts. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Number in [0, 1) that spreads the retries of many clients. */
  random: () => number;
}

/** Retries after 1, 2 and 4 s, or after a longer `Retry-After` of up to 30 s. Does not retry 4xx. */
export async function withRetries<T>(
  read: () => Promise<T>,
  { retries, wait, random }: RetryOptions,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ClientError) || attempt >= retries || !isRetryable(error)) throw error;
      const backoffMs = baseDelayMs * 2 ** attempt * (1 + random() / 4);
      const retryAfterMs = (error.retryAfter ?? 0) * 1000;
      // An earlier retry would burden an overloaded host; the caller can show the time from the error.
      if (retryAfterMs > maxDelayMs) throw error;
      await wait(Math.min(maxDelayMs, Math.max(backoffMs, retryAfterMs)), signal);
      if (signal?.aborted) throw new ClientError({ kind: 'aborted', cause: signal.reason });
    }
  }
}

const isRetryable = ({ kind, status }: ClientError) =>
  kind === 'network' || (kind === 'http' && status !== null && status >= 500);

/** Parses `Retry-After` to seconds, from a number or a date; null for anything else. */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  // Only the format with the name of a weekday: `Date.parse` also accepts "-5".
  const at = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}

/** Resolves after the delay, or when the signal aborts. */
export function delay(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    if (signal?.aborted) finish();
    else signal?.addEventListener('abort', finish, { once: true });
  });
}
