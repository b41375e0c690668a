import { importOnline } from '../browser/importOnline.ts';
import type { PageDefinition, PageModule } from './page.ts';
import type { PageMemory } from './preparePage.ts';
import type { RouteTable } from './routeTable.ts';

/** The script of a page could not be loaded: no connection, or a newer release has replaced it (O99). */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

export interface PageLoader {
  routeTable: () => Promise<RouteTable>;
  /** Loads the module of a path once; the next call tries again after a failure. Rejects with a `PageLoadError`. */
  load: (pathname: string) => Promise<PageModule>;
  /** The last attempt to load a path, even a failed one; starts the first. Rendering must not retry. */
  lastAttempt: (pathname: string) => Promise<PageModule>;
  /** The module of a path if it has been loaded already, for this path or another of the same page. */
  loaded: (pathname: string) => PageModule | undefined;
  /** Whether the page of a target can be rendered without any request. */
  isReady: (target: string, resultOf: PageMemory['resultOf']) => boolean;
}

/** The first page needs neither the route table nor its pages: the server names its module. */
export function createPageLoader(importRoutes: () => Promise<{ routeTable: RouteTable }>): PageLoader {
  const loaded = new Map<PageDefinition, PageModule>();
  const attempts = new Map<string, Promise<PageModule>>();
  const failed = new Set<string>();
  let table: RouteTable | undefined;
  const routeTable = async () => (table ??= (await importOnline(importRoutes)).routeTable);

  const load = (pathname: string): Promise<PageModule> => {
    const attempt = attempts.get(pathname);
    if (attempt && !failed.has(pathname)) return attempt;
    failed.delete(pathname);
    const promise = routeTable()
      .then(async ({ match }) => {
        const page = match(pathname);
        const module = loaded.get(page) ?? (await importOnline(page.load));
        loaded.set(page, module);
        return module;
      })
      .catch((cause: unknown) => {
        failed.add(pathname);
        throw new PageLoadError(`${pathname} could not be loaded.`, { cause });
      });
    attempts.set(pathname, promise);
    return promise;
  };

  const loadedPage = (pathname: string) => table && loaded.get(table.match(pathname));

  return {
    routeTable,
    load,
    lastAttempt: (pathname) => attempts.get(pathname) ?? load(pathname),
    loaded: loadedPage,
    isReady: (target, resultOf) =>
      table?.isReady(target, { isLoaded: (pathname) => loadedPage(pathname) !== undefined, resultOf }) ??
      false,
  };
}
