import { type ComponentType, createElement, use } from 'react';
import type { NotFoundViewProps } from './NotFoundView.tsx';

/** Source of the module, as the build's manifest names it. */
export const notFoundModule = 'src/notFound/NotFoundPage.tsx';

let page: ComponentType<NotFoundViewProps> | null = null;
let loading: Promise<ComponentType<NotFoundViewProps>> | null = null;

/** Loads the page; the server does before it draws the first one. A load that failed is tried again the next time. */
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

/** Stands where a page finds nothing at its address. Few visitors ever see it, so it comes when it is needed. */
export function NotFound(props: NotFoundViewProps) {
  return createElement(page ?? use(loadNotFound()), props);
}
