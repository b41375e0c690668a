import type { ClientError } from '@elvora/catalogue/client';
import type { ReactNode } from 'react';
import type { ResourceState } from './useResource.ts';

interface ResourceContentProps<T> {
  resource: ResourceState<T>;
  loading: ReactNode;
  missing: ReactNode;
  failed: (error: ClientError, retry: () => void) => ReactNode;
  children: (data: T) => ReactNode;
}

/** Renders a resource in any of its states; one required prop for each. */
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
