import { importOnline } from '../browser/importOnline.ts';
import type { PageDefinition, PageModule } from './page.ts';
import type { RouteTable } from './routeTable.ts';

/** The script of a page could not be loaded: no connection, or a newer release has replaced it (O99). */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

export interface PageLoader {
  routeTable: () => Promise<RouteTable>;
  /** Loads the module of a path once; the next call tries again after a failure. Rejects with a `PageLoadError`. */
  load: (pathname: string) => Promise<PageModule>;
  /** The module of a path if it has been loaded already, for this path or another of the same page. */
  loaded: (pathname: string) => PageModule | undefined;
}

/** The first page needs neither the route table nor its pages: the server names its module. */
export function createPageLoader(importRoutes: () => Promise<{ routeTable: RouteTable }>): PageLoader {
  const loaded = new Map<PageDefinition, PageModule>();
  const loading = new Map<string, Promise<PageModule>>();
  let table: RouteTable | undefined;
  const routeTable = async () => (table ??= (await importOnline(importRoutes)).routeTable);

  const load = (pathname: string): Promise<PageModule> => {
    const pending = loading.get(pathname);
    if (pending) return pending;
    const promise = routeTable()
      .then(async ({ match }) => {
        const page = match(pathname);
        const module = loaded.get(page) ?? (await importOnline(page.load));
        loaded.set(page, module);
        return module;
      })
      .catch((cause: unknown) => {
        loading.delete(pathname);
        throw new PageLoadError(`The page ${pathname} could not be loaded.`, { cause });
      });
    loading.set(pathname, promise);
    return promise;
  };

  return {
    routeTable,
    load,
    loaded: (pathname) => table && loaded.get(table.match(pathname)),
  };
}
