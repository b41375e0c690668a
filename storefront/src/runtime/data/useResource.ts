import { ClientError } from '@elvora/catalogue/client';
import type { ResourceData, PublicResourceKind } from '@elvora/catalogue/contract';
import { useEffect, useMemo, useState } from 'react';
import useSWR from 'swr';
import { useData } from './DataContext.tsx';
import type { ResourceRef } from './resourceRef.ts';
import { dataOf } from './resourceResults.ts';

/** A resource that could not be loaded. It stays failed during a retry, so that the Retry button keeps the focus. */
export interface FailedResource {
  status: 'failed';
  error: ClientError;
  retry: () => void;
  isRetrying: boolean;
}

export type ResourceState<T> =
  | { status: 'loading' }
  | FailedResource
  | { status: 'missing' }
  | { status: 'ready'; data: T };

/** Loads a resource through SWR, whose cache holds the parsed data by key. */
export function useResource<Kind extends PublicResourceKind>(
  ref: ResourceRef<Kind>,
): ResourceState<ResourceData<Kind>> {
  const { results, fetchData } = useData();
  const { key } = ref;
  const result = results.get(key);
  const embedded = useMemo(
    () => (result && 'failure' in result ? new ClientError(result.failure) : undefined),
    [result],
  );
  // A failure embedded in the page is retried only on request.
  const [retriedKey, setRetriedKey] = useState<string | null>(null);
  const isFetched = embedded === undefined || retriedKey === key;
  const { data, error, isValidating, mutate } = useSWR<ResourceData<Kind>, unknown>(
    isFetched ? key : null,
    () => fetchData(ref),
    // Data under a key was parsed by the reader of its kind.
    { fallbackData: dataOf(result) as ResourceData<Kind> | undefined },
  );
  const failure = error === undefined ? embedded : toClientError(error);
  const ready = useMemo(() => (data === undefined ? null : ({ status: 'ready', data } as const)), [data]);

  const contractError = failure?.kind === 'contract' ? failure : null;
  useEffect(
    function logContractError() {
      if (contractError) console.error(`The response to ${key} is invalid.`, contractError);
    },
    [key, contractError],
  );

  // Also when an older response is cached: the entry has been deleted since.
  if (failure?.status === 404) return { status: 'missing' };
  if (ready) return ready;
  if (failure === undefined) return { status: 'loading' };
  const retry = () => {
    if (isFetched) void mutate();
    else setRetriedKey(key);
  };
  return { status: 'failed', error: failure, retry, isRetrying: isFetched && isValidating };
}

function toClientError(error: unknown): ClientError {
  return error instanceof ClientError ? error : new ClientError({ kind: 'contract', cause: error });
}
