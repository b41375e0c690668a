import type { ComponentType } from 'react';
import { importOnline } from './importOnline.ts';
import type { RouteModule } from './routes.ts';

/** The file of a page could not be loaded: no network, or a newer release has taken its place (O99). */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

/** What the server has drawn, and where. */
export interface InitialPage {
  pathname: string;
  Page: ComponentType;
}

const loaded = new Map<string, RouteModule>();
const loading = new Map<string, Promise<RouteModule>>();

/** The table of pages, with all their files. The first page needs none of it: the server names its module. */
const loadRouteTable = () => importOnline(() => import('./routes.ts'));

/** Loads the module of an address once. A load that failed is tried again the next time. */
export function loadPage(pathname: string): Promise<RouteModule> {
  const under = loading.get(pathname);
  if (under) return under;
  const promise = loadRouteTable()
    .then(({ matchRoute }) => importOnline(matchRoute(pathname).route.load))
    .then(
      (module) => {
        loaded.set(pathname, module);
        return module;
      },
      (cause: unknown) => {
        loading.delete(pathname);
        throw new PageLoadError(`The page ${pathname} could not be loaded.`, { cause });
      },
    );
  loading.set(pathname, promise);
  return promise;
}

/** The module of an address when it is here already: after an intent has loaded it. */
export const getLoadedPage = (pathname: string) => loaded.get(pathname);
