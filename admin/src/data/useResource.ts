import { ClientError } from '@elvora/catalogue/client';
import type { Resource } from '@elvora/catalogue/contract';
import { useMemo } from 'react';
import useSWR from 'swr';
import { client } from './apiClient.ts';

/** A resource as a view may meet it: no state can be forgotten or mixed up with another. */
export type ResourceState<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: ClientError; retry: () => void }
  | { status: 'ready'; data: T };

/** Reads a resource through SWR; what was there before stays on the screen while it is read again. */
export function useResource<T>(resource: Resource<T>): ResourceState<T> {
  const { key, read } = resource;
  const { data, error, mutate } = useSWR<unknown, unknown>(key, client.raw, { keepPreviousData: true });
  // The functions of a resource follow from its key.
  // oxlint-disable-next-line react/exhaustive-deps -- `read` is a new function each time and the same for the same key
  const reading = useMemo(() => (data === undefined ? null : readSafely(read, data)), [key, data]);

  if (reading?.value !== undefined) return { status: 'ready', data: reading.value };
  const failure = reading?.error ?? toClientError(error);
  return failure ? { status: 'failed', error: failure, retry: () => void mutate() } : { status: 'loading' };
}

function readSafely<T>(read: (answer: unknown) => T, answer: unknown): { value?: T; error?: ClientError } {
  try {
    return { value: read(answer) };
  } catch (cause) {
    return { error: new ClientError({ kind: 'contract', cause }) };
  }
}

function toClientError(error: unknown): ClientError | null {
  if (error === undefined) return null;
  return error instanceof ClientError ? error : new ClientError({ kind: 'contract', cause: error });
}

/** The worst state of several resources: failed before loading before ready. */
export function worstState(...resources: readonly ResourceState<unknown>[]): ResourceState<unknown> | undefined {
  return (
    resources.find(({ status }) => status === 'failed') ??
    resources.find(({ status }) => status === 'loading') ??
    resources[0]
  );
}
