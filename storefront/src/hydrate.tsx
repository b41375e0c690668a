import { ClientError } from '@elvora/catalogue/client';
import { type ComponentType, startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import type { LoadApiClient } from './data/DataContext.tsx';
import type { PageState } from './document/pageState.ts';
import { lazyHydration } from './hydration/lazyHydration.tsx';
import { recordIntent } from './hydration/intent.ts';
import { importOnline } from './router/importOnline.ts';
import { PagePlaceholder } from './router/PagePlaceholder.tsx';
import type { RouteModule } from './router/routes.ts';

/** A page that came whole asks for nothing: what it takes to ask is loaded with the first question. */
const apiClientLoader =
  (apiBase: string): LoadApiClient =>
  () =>
    importOnline(() => import('./data/apiClient.ts')).then(
      ({ createApiClient }) => createApiClient(apiBase),
      (cause: unknown) => {
        throw new ClientError({ kind: 'network', cause });
      },
    );

/** The state of the entry is from before the reload; the page now says what the server knows (D-30). */
function forgetNavigationState(): void {
  const { state } = window.history;
  if (state?.usr) window.history.replaceState({ ...state, usr: null }, '');
}

const withoutHash = (address: string) => address.replace(/#.*/, '');

/** A place in the page or a photo is to be shown, a form is answered, a picture is lost, or what moves is in sight. */
function shouldHydrateAtOnce(): boolean {
  const { hash, search } = window.location;
  const query = new URLSearchParams(search);
  const isLost = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
    complete && currentSrc !== '' && naturalWidth === 0;
  const carousel = document.querySelector('[aria-roledescription=carousel]');
  return (
    hash !== '' ||
    query.has('sent') ||
    query.has('photo') ||
    [...document.images].some(isLost) ||
    (carousel !== null && carousel.getBoundingClientRect().top < window.innerHeight)
  );
}

async function loadPageComponent(page: string): Promise<ComponentType> {
  const { Route }: RouteModule = await importOnline(() => import(/* @vite-ignore */ page));
  return Route;
}

export interface HydrateOptions {
  /** Address the server has drawn. */
  renderedUrl: string;
  /** Address of the page's own module. */
  pageModule: string;
  /** Whether all of it may come to life late. */
  isLazy: boolean;
  /** Whether somebody has turned to the page already. */
  hasIntent: boolean;
}

/** Brings the page to life that the server drew for the address. */
export async function hydrate({ renderedUrl, pageModule, isLazy, hasIntent }: HydrateOptions): Promise<void> {
  const root = document.getElementById('root');
  const text = document.getElementById('state')?.textContent;
  if (!root || !text) return;
  forgetNavigationState();
  const { configuration, results, rejectedForm } = JSON.parse(text) as PageState;
  if (hasIntent || rejectedForm || shouldHydrateAtOnce()) recordIntent();
  // The page's module is here before hydration, so that nothing on the screen has to wait or vanish.
  const Page = isLazy
    ? lazyHydration(() => loadPageComponent(pageModule), <PagePlaceholder />).Component
    : await loadPageComponent(pageModule);
  // Somebody went Back to another page of this tab before its script was here.
  if (withoutHash(window.location.href) !== withoutHash(renderedUrl)) {
    window.location.reload();
    return;
  }
  // In slices: whoever uses the page meanwhile need not wait for all of it.
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
        onRecoverableError: (error) =>
          console.error('The page did not take up where the server left it.', error),
      },
    );
  });
}
