import { type ComponentType, createElement, use } from 'react';
import type { NotFoundViewProps } from './NotFoundView.tsx';

/** Source file of the module, as the build's manifest names it. */
export const notFoundModule = 'src/notFound/NotFoundPage.tsx';

let page: ComponentType<NotFoundViewProps> | null = null;
let loading: Promise<ComponentType<NotFoundViewProps>> | null = null;

/**
 * Loads the page; the server does so before the first request. Retries on the next call after a
 * failure.
 */
export function loadNotFound(): Promise<ComponentType<NotFoundViewProps>> {
  loading ??= import('./NotFoundPage.tsx').then(
    ({ NotFoundPage }) => (page = NotFoundPage),
    (cause: unknown) => {
      loading = null;
      throw cause;
    },
  );
  return loading;
}

/** Rendered by a page whose resource is missing. Loaded on demand, because few visitors see it. */
export function NotFound(props: NotFoundViewProps) {
  return createElement(page ?? use(loadNotFound()), props);
}
