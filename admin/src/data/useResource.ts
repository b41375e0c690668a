import { ClientError, parseResource } from '@elvora/catalogue/client';
import type { Resource } from '@elvora/catalogue/contract';
import { useMemo } from 'react';
import useSWR from 'swr';
import { client } from './apiClient.ts';

/** States of a resource as a discriminated union. */
export type ResourceState<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: ClientError; retry: () => void }
  | { status: 'ready'; data: T };

/** Fetches a resource through SWR; keeps the previous data during revalidation. Null fetches nothing, and stays `loading`. */
export function useResource<T>(resource: Resource<T> | null): ResourceState<T> {
  const key = resource?.key ?? null;
  const { data, error, mutate } = useSWR<unknown, unknown>(key, client.raw, { keepPreviousData: true });
  const result = useMemo(
    () => (data === undefined || !resource ? null : readSafely(resource, data)),
    // oxlint-disable-next-line react/exhaustive-deps -- `read` is a new function on every render, but the same for the same key
    [key, data],
  );

  if (result?.value !== undefined) return { status: 'ready', data: result.value };
  const failure = result?.error ?? (error === undefined ? null : toClientError(error));
  return failure ? { status: 'failed', error: failure, retry: () => void mutate() } : { status: 'loading' };
}

function readSafely<T>(
  resource: Pick<Resource<T>, 'read'>,
  response: unknown,
): { value?: T; error?: ClientError } {
  try {
    return { value: parseResource(resource, response) };
  } catch (error) {
    return { error: toClientError(error) };
  }
}

const toClientError = (error: unknown) =>
  error instanceof ClientError ? error : new ClientError({ kind: 'contract', cause: error });
