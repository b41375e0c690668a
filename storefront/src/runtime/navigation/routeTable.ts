import { matchPath } from 'react-router-dom';
import type { PageRequest } from '../data/pageResources.ts';
import type { ResourceRef } from '../data/resourceRef.ts';
import type { ResourceResults } from '../data/resourceResults.ts';
import type { PageDefinition } from './page.ts';
import {
  isPageReady,
  type PageLoading,
  type PageMemory,
  type PreparedNavigation,
  preparePage,
  type RouteResolver,
} from './preparePage.ts';

export interface RouteTable extends RouteResolver {
  /** The first page whose pattern matches. Throws when none does. */
  match: (pathname: string) => PageDefinition;
  /** Loads the page of a target and its data, and follows redirects. */
  prepare: (target: string, loading: PageLoading) => Promise<PreparedNavigation>;
  /** Whether the page of a target can be rendered without any request. */
  isReady: (target: string, memory: PageMemory) => boolean;
}

/** The last page should match every path. */
export function createRouteTable(
  pages: readonly PageDefinition[],
  layoutResources: readonly ResourceRef[],
): RouteTable {
  const pagesBySegment = pages.map((page) => ({ page, segment: firstSegment(page.path) }));

  const match = (pathname: string): PageDefinition => {
    const first = firstSegment(pathname);
    for (const { page, segment } of pagesBySegment) {
      // React Router compiles a pattern each time, so skip those that cannot match.
      if (segment !== undefined && segment !== first) continue;
      if (matchPath(page.path, pathname)) return page;
    }
    throw new Error(`No page matches ${pathname}.`);
  };

  const resolve = (url: string, results: ResourceResults): { page: PageDefinition; request: PageRequest } => {
    const queryAt = url.indexOf('?');
    const pathname = queryAt === -1 ? url : url.slice(0, queryAt);
    const query = new URLSearchParams(queryAt === -1 ? '' : url.slice(queryAt + 1));
    return { page: match(pathname), request: { pathname, query, results } };
  };

  const resolver: RouteResolver = {
    resources(url, results) {
      const { page, request } = resolve(url, results);
      const declared = Object.values(page.resources(request)).filter((ref) => ref !== null);
      return [...layoutResources, ...declared];
    },
    redirect(url, results) {
      const { page, request } = resolve(url, results);
      const path = page.redirect?.(request) ?? null;
      return path && path + url.slice(request.pathname.length);
    },
  };
  return {
    ...resolver,
    match,
    prepare: (target, loading) => preparePage(target, resolver, loading),
    isReady: (target, memory) => isPageReady(target, resolver, memory),
  };
}

/** Undefined for the pattern `*`. */
const firstSegment = (path: string) => path.split('/', 2)[1]?.toLowerCase();
