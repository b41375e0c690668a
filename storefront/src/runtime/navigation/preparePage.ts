import type { ResourceRef } from '../data/resourceRef.ts';
import type { ResourceResult, ResourceResults } from '../data/resourceResults.ts';
import { resourceRounds } from '../data/resourceRounds.ts';
import type { PageModule } from './page.ts';

/** Where to navigate once the page has been prepared. */
export type PreparedNavigation =
  | { status: 'ready'; target: string }
  /** The script of the page could not be loaded. */
  | { status: 'failed'; target: string };

/** Returns the data of a resource, cached or fetched. Rejects when it cannot be loaded. */
export type LoadResourceData = (ref: ResourceRef) => Promise<unknown>;

/** Resources and redirects of the site's addresses, as far as the results determine them. */
export interface RouteResolver {
  resources: (url: string, results: ResourceResults) => ResourceRef[];
  redirect: (url: string, results: ResourceResults) => string | null;
}

/** Functions that load a page and its data. */
export interface PageLoading {
  load: (pathname: string) => Promise<PageModule>;
  loadData: LoadResourceData;
}

const maxRedirects = 3;

/** Pages and data in memory. */
export interface PageMemory {
  isLoaded: (pathname: string) => boolean;
  /** The result of a resource that need not be fetched again. */
  resultOf: (ref: ResourceRef) => ResourceResult | undefined;
}

/** Whether the page of a target, after redirects, can be rendered without any request. */
export function isPageReady(
  target: string,
  { resources, redirect }: RouteResolver,
  { isLoaded, resultOf }: PageMemory,
): boolean {
  let [url = ''] = target.split('#');
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const current = url;
    const results: Record<string, ResourceResult> = {};
    for (const refs of resourceRounds((known) => resources(current, known), results)) {
      for (const ref of refs) {
        const result = resultOf(ref);
        if (!result) return false;
        results[ref.key] = result;
      }
    }
    const next = redirect(current, results);
    if (next === null) return isLoaded(stripQuery(current));
    url = next;
  }
  return false;
}

/** Loads a page and its data before it is rendered, and follows redirects. */
export async function preparePage(
  target: string,
  { resources, redirect }: RouteResolver,
  { load, loadData }: PageLoading,
): Promise<PreparedNavigation> {
  let [url = '', hash] = target.split(/(?=#)/);
  for (let redirects = 0; ; redirects++) {
    const knownRedirect = redirect(url, {});
    if (knownRedirect !== null && redirects < maxRedirects) {
      url = knownRedirect;
      continue;
    }
    const current = url;
    const [module, results] = await Promise.all([
      load(stripQuery(current)).catch(() => null),
      loadResults((loaded) => resources(current, loaded), loadData),
    ]);
    const resultRedirect = redirect(url, results);
    if (resultRedirect !== null && redirects < maxRedirects) {
      url = resultRedirect;
      continue;
    }
    return { status: module === null ? 'failed' : 'ready', target: `${url}${hash ?? ''}` };
  }
}

async function loadResults(
  resourcesFor: (results: ResourceResults) => readonly ResourceRef[],
  loadData: LoadResourceData,
): Promise<ResourceResults> {
  const results: Record<string, ResourceResult> = {};
  for (const refs of resourceRounds(resourcesFor, results)) {
    await Promise.all(
      refs.map(async (ref) => {
        // The page fetches a failed resource again and shows the error itself.
        results[ref.key] = await loadData(ref).then(
          (data) => ({ data }),
          () => ({ failure: { kind: 'network' } }),
        );
      }),
    );
  }
  return results;
}

const stripQuery = (url: string) => url.replace(/\?.*$/, '');
