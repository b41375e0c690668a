import { ClientError } from '@elvora/catalogue/client';
import type { Resource } from '@elvora/catalogue/contract';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { useData } from './DataContext.tsx';

/** A resource that could not be had. While it is asked for again it stays failed, so that the focus stays on Retry. */
export interface Failed {
  status: 'failed';
  error: ClientError;
  retry: () => void;
  isRetrying: boolean;
}

/** A resource as a view may meet it: no state can be forgotten or mixed up with another. */
export type Loaded<T> = { status: 'loading' } | Failed | { status: 'missing' } | { status: 'ready'; data: T };

/** Reads a resource through SWR: the answer is kept under its key, its meaning is worked out once. */
export function useResource<T>({ key, read }: Resource<T>): Loaded<T> {
  const { failures } = useData();
  const embedded = failures.get(key);
  // A failure that came with the page is not asked for again by itself.
  const [retriedKey, setRetriedKey] = useState<string | null>(null);
  const isAsked = embedded === undefined || retriedKey === key;
  const { data, error, isValidating, mutate } = useSWR<unknown, unknown>(isAsked ? key : null);

  // The functions of a resource follow from its key; a new one of the same key must not make new data.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps
  const reading = useMemo(() => (data === undefined ? null : readSafely(key, read, data)), [key, data]);
  if (reading?.status === 'ready') return reading;

  const failure = reading?.error ?? (error === undefined ? embedded : asClientError(error));
  if (failure === undefined) return { status: 'loading' };
  if (failure.status === 404) return { status: 'missing' };
  const retry = () => {
    if (isAsked) void mutate();
    else setRetriedKey(key);
  };
  return { status: 'failed', error: failure, retry, isRetrying: isAsked && isValidating };
}

type Reading<T> = { status: 'ready'; data: T } | { status: 'unreadable'; error: ClientError };

function readSafely<T>(key: string, read: (answer: unknown) => T, answer: unknown): Reading<T> {
  try {
    return { status: 'ready', data: read(answer) };
  } catch (cause) {
    console.error(`The answer to ${key} has another shape than the contract states.`, cause);
    return { status: 'unreadable', error: new ClientError({ kind: 'contract', cause }) };
  }
}

function asClientError(error: unknown): ClientError {
  return error instanceof ClientError ? error : new ClientError({ kind: 'contract', cause: error });
}
