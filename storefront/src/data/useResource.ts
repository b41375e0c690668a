import { ClientError } from '@elvora/catalogue/client';
import type { ResourceData, PublicResourceKind } from '@elvora/catalogue/contract';
import { useEffect, useMemo, useState } from 'react';
import useSWR from 'swr';
import { useData } from './DataContext.tsx';
import { resourceRef } from './resourceRef.ts';

/** A resource that could not be had. While it is asked for again it stays failed, so that the focus stays on Retry. */
export interface FailedResource {
  status: 'failed';
  error: ClientError;
  retry: () => void;
  isRetrying: boolean;
}

/** A resource as a view may meet it: no state can be forgotten or mixed up with another. */
export type ResourceState<T> = { status: 'loading' } | FailedResource | { status: 'missing' } | { status: 'ready'; data: T };

/** A resource through SWR: what its answer means is kept under its key. */
export function useResource<Kind extends PublicResourceKind>(
  ...[kind, ...address]: Parameters<typeof resourceRef<Kind>>
): ResourceState<ResourceData<Kind>> {
  const { failures, fetchData } = useData();
  const asked = resourceRef(kind, ...address);
  const { key } = asked;
  const embedded = failures.get(key);
  // A failure that came with the page is not asked for again by itself.
  const [retriedKey, setRetriedKey] = useState<string | null>(null);
  const isAsked = embedded === undefined || retriedKey === key;
  const { data, error, isValidating, mutate } = useSWR<ResourceData<Kind>, unknown>(isAsked ? key : null, () =>
    fetchData(asked),
  );
  const failure = error === undefined ? embedded : toClientError(error);
  const ready = useMemo(() => (data === undefined ? null : ({ status: 'ready', data } as const)), [data]);

  const misread = failure?.kind === 'contract' ? failure : null;
  useEffect(
    function logMisread() {
      if (misread) console.error(`The answer to ${key} has another shape than the contract states.`, misread);
    },
    [key, misread],
  );

  if (ready) return ready;
  if (failure === undefined) return { status: 'loading' };
  if (failure.status === 404) return { status: 'missing' };
  const retry = () => {
    if (isAsked) void mutate();
    else setRetriedKey(key);
  };
  return { status: 'failed', error: failure, retry, isRetrying: isAsked && isValidating };
}

function toClientError(error: unknown): ClientError {
  return error instanceof ClientError ? error : new ClientError({ kind: 'contract', cause: error });
}
