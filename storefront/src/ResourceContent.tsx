import type { ClientError } from '@elvora/catalogue/client';
import type { ReactNode } from 'react';
import type { ResourceState as LoadedState } from './data/useResource.ts';

interface ResourceContentProps<T> {
  resource: LoadedState<T>;
  loading: ReactNode;
  missing: ReactNode;
  failed: (error: ClientError, retry: () => void) => ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows a resource in whatever state it is: no branch can be forgotten. */
export function ResourceContent<T>({
  resource,
  loading,
  missing,
  failed,
  children,
}: ResourceContentProps<T>) {
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
