import { ClientError } from '@elvora/catalogue/client';
import { type ComponentType, startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { importOnline } from '../browser/importOnline.ts';
import type { LoadApiClient } from '../data/DataContext.tsx';
import { deferredPageResults, embeddedPageResults, setPageResults } from '../data/pageResults.ts';
import type { PageState } from '../document/pageState.ts';
import { recordIntent } from '../hydration/intent.ts';
import { keepTypeface } from '../hydration/keepTypeface.ts';
import { lazyHydration } from '../hydration/lazyHydration.tsx';
import type { PageModule } from '../navigation/page.ts';
import { PagePlaceholder } from '../navigation/PagePlaceholder.tsx';
import { loadPageStyles, setPageStyles } from '../hydration/pageStyles.ts';
import type { AppProps } from './app.ts';
import { prefetchFiles } from './prefetchFiles.ts';
import type { PageFiles } from './loadScripts.ts';

/** Loads the API client with the first request; a rendered page needs none. */
const apiClientLoader =
  (apiBase: string): LoadApiClient =>
  () =>
    importOnline(() => import('../data/apiClient.ts')).then(
      ({ createApiClient }) => createApiClient(apiBase),
      (cause: unknown) => {
        throw new ClientError({ kind: 'network', cause });
      },
    );

/** Drops the history state from before a reload: the server's page is newer (D-30). */
function clearNavigationState(): void {
  const { state } = window.history;
  if (state?.usr) window.history.replaceState({ ...state, usr: null }, '');
}

/** URL of the results of a page: its own, with the version as the last parameter. */
function resultsUrl(pageUrl: string, version: string): string {
  const url = new URL(withoutHash(pageUrl));
  url.searchParams.set('results', version);
  return url.href;
}

const withoutHash = (url: string) => url.replace(/#.*/, '');

/** Whether something needs script at once: a fragment, a form's receipt, an open photo, a broken image or a carousel in view. */
function shouldHydrateAtOnce(): boolean {
  const { hash, search } = window.location;
  const query = new URLSearchParams(search);
  const isBroken = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
    complete && currentSrc !== '' && naturalWidth === 0;
  const carousel = document.querySelector('[aria-roledescription=carousel]');
  return (
    hash !== '' ||
    query.has('sent') ||
    query.has('photo') ||
    [...document.images].some(isBroken) ||
    (carousel !== null && carousel.getBoundingClientRect().top < window.innerHeight)
  );
}

async function loadPageComponent(url: string): Promise<ComponentType> {
  const { Route }: PageModule = await importOnline(() => import(/* @vite-ignore */ url));
  return Route;
}

export interface HydrateOptions {
  /** URL that the server has rendered. */
  renderedUrl: string;
  files: PageFiles;
  /** Whether the visitor has started to use the page by now. */
  hasIntent: () => boolean;
}

/** Hydrates the server's HTML with the state embedded in the document. */
export async function hydratePage(
  App: ComponentType<AppProps>,
  { renderedUrl, files: { page, modules, styles, prefetch, results: version }, hasIntent }: HydrateOptions,
): Promise<void> {
  const root = document.getElementById('root');
  const text = document.getElementById('state')?.textContent;
  if (!root || !text) return;
  clearNavigationState();
  keepTypeface();
  setPageStyles(styles);
  void prefetchFiles(prefetch);
  const { configuration, results: embedded, rejectedForm } = JSON.parse(text) as PageState;
  const results =
    version === null
      ? embeddedPageResults(embedded ?? {})
      : deferredPageResults(resultsUrl(renderedUrl, version));
  setPageResults(results);
  if (hasIntent() || rejectedForm || shouldHydrateAtOnce()) recordIntent();
  // The module of an eager page is loaded before hydration, so that nothing visible suspends or
  // disappears.
  const Page = modules.includes(page)
    ? (await Promise.all([loadPageComponent(page), loadPageStyles()]))[0]
    : lazyHydration(() => loadPageComponent(page), <PagePlaceholder />).Component;
  // The visitor has navigated Back to another page of this document in the meantime.
  if (withoutHash(window.location.href) !== withoutHash(renderedUrl)) {
    window.location.reload();
    return;
  }
  // A transition hydrates in slices, so that the page stays responsive.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App
            results={results}
            collector={null}
            configuration={configuration}
            loadApiClient={apiClientLoader(configuration.apiBase)}
            Page={Page}
            rejectedForm={rejectedForm}
          />
        </BrowserRouter>
      </StrictMode>,
      {
        onRecoverableError: (error) => console.error('Hydration mismatch.', error),
      },
    );
  });
}
