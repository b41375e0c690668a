import { ClientError } from '@elvora/catalogue/client';
import { type ComponentType, startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import type { Configuration } from './configuration.ts';
import type { Answers } from './data/answers.ts';
import type { LoadLine } from './data/DataContext.tsx';
import type { RefusedForm } from './forms/answeredForm.ts';
import { lazyHydration } from './hydration/lazyHydration.tsx';
import { noteIntent } from './hydration/intent.ts';
import { importOnline } from './router/importOnline.ts';
import { NoPage } from './router/NoPage.tsx';
import type { RouteModule } from './router/routes.ts';

interface State {
  configuration: Configuration;
  answers: Answers;
  refused: RefusedForm | null;
}

/** A page that came whole asks for nothing: what it takes to ask is loaded with the first question. */
const lineTo =
  (apiBase: string): LoadLine =>
  () =>
    importOnline(() => import('./data/line.ts')).then(
      ({ createLine }) => createLine(apiBase),
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
function isWantedAtOnce(): boolean {
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

async function loadFile(page: string): Promise<ComponentType> {
  const { Route }: RouteModule = await importOnline(() => import(/* @vite-ignore */ page));
  return Route;
}

export interface Start {
  /** Address the server has drawn. */
  drawnAddress: string;
  /** Address of the page's own module. */
  page: string;
  /** Whether all of it may come to life late. */
  isLazy: boolean;
  /** Whether somebody has turned to the page already. */
  isWanted: boolean;
}

/** Brings the page to life that the server drew for the address. */
export async function hydrate({ drawnAddress, page, isLazy, isWanted }: Start): Promise<void> {
  const root = document.getElementById('root');
  const text = document.getElementById('state')?.textContent;
  if (!root || !text) return;
  forgetNavigationState();
  const { configuration, answers, refused } = JSON.parse(text) as State;
  if (isWanted || refused || isWantedAtOnce()) noteIntent();
  // The page's module is here before hydration, so that nothing on the screen has to wait or vanish.
  const Page = isLazy ? lazyHydration(() => loadFile(page), <NoPage />).Part : await loadFile(page);
  // Somebody went Back to another page of this tab before its script was here.
  if (withoutHash(window.location.href) !== withoutHash(drawnAddress)) {
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
            answers={answers}
            collector={null}
            configuration={configuration}
            loadLine={lineTo(configuration.apiBase)}
            Page={Page}
            refused={refused}
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
