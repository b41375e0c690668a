import { loadPageStyles, prefetchedStyles } from '../hydration/pageStyles.ts';
import type { PageLoader } from './pageLoader.ts';
import type { LoadResourceData, PreparedNavigation } from './preparePage.ts';

/** How long a click waits for the next page's data before the page is shown loading. */
const maxWaitMs = 400;

/** Returns functions that load a page's code, styles and data, shared by concurrent callers. */
export function createPagePreparation(pageLoader: PageLoader, loadData: LoadResourceData) {
  const inFlight = new Map<string, Promise<PreparedNavigation>>();

  const prepare = (target: string): Promise<PreparedNavigation> => {
    const pending = inFlight.get(target);
    if (pending) return pending;
    const preparing = pageLoader
      .routeTable()
      .then(async (routes) => {
        // The server-rendered page has only the styles of its own HTML.
        const isPrefetched = isModulePreloaded(routes.match(pathnameOf(target)).module);
        const styled = isPrefetched ? prefetchedStyles() : loadPageStyles();
        const prepared = await routes.prepare(target, { load: pageLoader.load, loadData });
        await styled;
        return prepared;
      })
      .catch((error: unknown): PreparedNavigation => {
        if (navigator.onLine) console.warn('The route table could not be loaded.', error);
        return { status: 'failed', target };
      })
      .finally(() => inFlight.delete(target));
    inFlight.set(target, preparing);
    return preparing;
  };

  /** Prepares a page, but waits at most `maxWaitMs` for its data after its script; the page then renders as loading. */
  const prepareInTime = (target: string): Promise<PreparedNavigation> => {
    const timeout = pageLoader.load(pathnameOf(target)).then(
      () =>
        new Promise<PreparedNavigation>((resolve) => {
          setTimeout(() => resolve({ status: 'ready', target }), maxWaitMs);
        }),
      (): PreparedNavigation => ({ status: 'failed', target }),
    );
    return Promise.race([prepare(target), timeout]);
  };

  return { prepare, prepareInTime };
}

export type PagePreparation = ReturnType<typeof createPagePreparation>;

export const pathnameOf = (target: string) => target.replace(/[?#].*/, '');

/** Whether a page's module is in the document's preloads; the build names a chunk after its module. */
export function isModulePreloaded(module: string): boolean {
  const [name = ''] = /\w+(?=\.\w+$)/.exec(module) ?? [];
  return document.querySelector(`link[href*="/${name}-"]`) !== null;
}
