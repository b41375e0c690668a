import { skipOffscreenRendering, fragmentId } from '@elvora/design-system/hooks';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focusHeading.ts';
import { importOnline } from './importOnline.ts';
import { previousPages } from './previousPages.ts';
import { readScrollPositions, saveScrollPositions } from './scrollPositions.ts';

/**
 * Page place and focus (D-31, S-023, S-024): a new page begins at its top with the focus on its heading; Back and
 * Forward return to the place where an entry was left, also after a reload and where only the query differs. The first
 * load, and a change of query or hash alone, move nothing.
 */
export function useScrollAndFocus(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });

  useEffect(function rememberPlaces() {
    const kept = readScrollPositions();
    places.current = kept;
    kept.set(shown.current.key, window.scrollY);
    const remember = () => {
      // An entry may be there before its page is: what is scrolled meanwhile is none of the two.
      if (historyEntryKey() === shown.current.key) kept.set(shown.current.key, window.scrollY);
    };
    // From now on the places are ours to restore; a reload is the browser's again.
    const { history } = window;
    const giveBack = () => {
      history.scrollRestoration = 'auto';
      saveScrollPositions(kept);
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', giveBack);
    return () => {
      giveBack();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', giveBack);
    };
  }, []);

  useLayoutEffect(
    function moveToPage() {
      const before = shown.current;
      const isSamePage = before.pathname === pathname;
      const isPartOfPage = window.history.state === null;
      // The browser has gone to a part of the page by itself: its entry gets what it takes to return to it.
      if (isPartOfPage) window.history.replaceState({ key: `${Date.now()}` }, '');
      shown.current = { key: historyEntryKey(), pathname };
      if (isPartOfPage || before.key === shown.current.key) return;
      if (type === 'POP') {
        return scrollUntilReached(
          scrollToPosition(places.current.get(shown.current.key) ?? (isSamePage ? window.scrollY : 0)),
        );
      }
      if (isSamePage) return;
      previousPages.note(key, before.pathname);
      if (hash === '') scrollToTop();
      else window.scrollTo(0, 0);
      focusHeading();
      if (hash !== '') return scrollUntilReached(scrollToElement(fragmentId(hash)));
    },
    [key, pathname, hash, type],
  );
}

/** What is far below is drawn once the page has been seen. */
function scrollToTop(): void {
  const drawAll = skipOffscreenRendering();
  window.scrollTo(0, 0);
  // The second frame begins when the first has been painted.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawAll)));
}

/** Whether the page has been moved all the way. */
type ScrollAttempt = () => boolean;

const scrollToPosition =
  (place: number): ScrollAttempt =>
  () => {
    window.scrollTo(0, place);
    return window.scrollY >= place - 1;
  };

const scrollToElement =
  (id: string): ScrollAttempt =>
  () => {
    const part = document.getElementById(id);
    part?.scrollIntoView();
    return part !== null;
  };

/** The page may still be too short, or its part not there: what loads late makes it longer. */
function scrollUntilReached(move: ScrollAttempt): () => void {
  const following = new AbortController();
  if (!move()) {
    importOnline(() => import('./retryScrollOnResize.ts')).then(
      ({ retryScrollOnResize }) => retryScrollOnResize(move, following),
      () => following.abort(),
    );
  }
  return () => following.abort();
}

/** As the router reads it. */
const historyEntryKey = () => (window.history.state as { key?: string } | null)?.key ?? 'default';
