import type { ClientError } from '@elvora/catalogue/client';
import type { ReactNode } from 'react';
import type { Loaded as LoadedState } from './data/useResource.ts';

interface LoadedProps<T> {
  of: LoadedState<T>;
  loading: ReactNode;
  missing: ReactNode;
  failed: (error: ClientError, retry: () => void) => ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows a resource in whatever state it is: no branch can be forgotten. */
export function Loaded<T>({ of: resource, loading, missing, failed, children }: LoadedProps<T>) {
  switch (resource.status) {
    case 'loading':
      return loading;
    case 'missing':
      return missing;
    case 'failed':
      return failed(resource.error, resource.retry);
    case 'ready':
      return children(resource.data);
  }
}
