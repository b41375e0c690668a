import { ClientError } from './clientError.ts';

const baseDelayMs = 1000;
const maxDelayMs = 30_000;

export interface RetryOptions {
  /** How often a failed read is tried again. */
  retries: number;
  /** Waits, and stops waiting when the signal aborts. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 to below 1, spreads the retries of many clients. */
  random: () => number;
}

/** Reads again after 1, 2 and 4 s, or as late as the host asks; not when it said no, nor when it asks for very long. */
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
      const ownMs = baseDelayMs * 2 ** attempt * (1 + random() / 4);
      const askedMs = (error.retryAfter ?? 0) * 1000;
      // Sooner than asked would press a host that is down; whoever called can show when to come back.
      if (askedMs > maxDelayMs) throw error;
      await wait(Math.min(maxDelayMs, Math.max(ownMs, askedMs)), signal);
      if (signal?.aborted) throw new ClientError({ kind: 'aborted', cause: signal.reason });
    }
  }
}

const isRetryable = ({ kind, status }: ClientError) =>
  kind === 'network' || (kind === 'http' && status !== null && status >= 500);

/** `Retry-After` in seconds, out of its number or its date; null when it says neither. */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  // Only the form with a day's name: `Date.parse` alone takes "-5" for a date.
  const at = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}

/** Waits by the platform's clock. */
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
