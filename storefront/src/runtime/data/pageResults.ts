import { FileError, importOnline } from '../browser/importOnline.ts';
import type { ResourceResult, ResourceResults } from './resourceResults.ts';

/** Results of the resources that the server has rendered. */
export interface PageResults {
  /** Returns the result of a resource, if it has been loaded. */
  get: (key: string) => ResourceResult | undefined;
  /** Loads the results that are not in the document; retries on the next call after a failure. */
  load: () => Promise<unknown>;
}

/** Results that are all in the document. */
export const embeddedPageResults = (results: ResourceResults): PageResults => ({
  get: (key) => (Object.hasOwn(results, key) ? results[key] : undefined),
  load: () => Promise.resolve(),
});

/** Results at a URL: only parts that hydrate on intent read them. */
export function deferredPageResults(href: string): PageResults {
  let results: ResourceResults = {};
  let loading: Promise<unknown> | null = null;
  const fetchResults = async () => {
    const response = await fetch(href);
    if (!response.ok) throw new FileError(response.url);
    results = (await response.json()) as ResourceResults;
  };
  return {
    get: (key) => (Object.hasOwn(results, key) ? results[key] : undefined),
    load() {
      loading ??= importOnline(fetchResults).catch((cause: unknown) => {
        loading = null;
        throw cause;
      });
      return loading;
    },
  };
}

let ofDocument: PageResults | null = null;

/** Declares the results of the page that the server has rendered. */
export function setPageResults(results: PageResults): void {
  ofDocument = results;
}

/** Loads the data that the server-rendered sections need for hydration. */
export const loadPageResults = (): Promise<unknown> => ofDocument?.load() ?? Promise.resolve();
