import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import type { ReactNode } from 'react';
import type { Loaded as LoadedState } from './data/useResource.ts';

interface LoadedProps<T> {
  of: LoadedState<T>;
  loading: ReactNode;
  missing: ReactNode;
  /** What to say when it failed; `message` is the host's own text or null. */
  failed: (message: string | null) => string;
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
      return <ErrorPanel onRetry={resource.retry} title={failed(resource.error.text)} />;
    case 'ready':
      return children(resource.data);
  }
}
