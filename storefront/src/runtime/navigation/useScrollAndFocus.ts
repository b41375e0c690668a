import { skipOffscreenRendering } from '@elvora/design-system/hooks';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focusHeading.ts';
import { importOnline } from '../browser/importOnline.ts';
import { previousPages } from './previousPages.ts';
import type * as RetryScrollOnResize from './retryScrollOnResize.ts';
import { readScrollPositions, saveScrollPositions } from './scrollPositions.ts';

/**
 * Scroll position and focus (D-31, S-023, S-024): a new page starts at its top with the focus on its heading; Back and
 * Forward restore the position of their history entry, also after a reload and where only the query differs. The first
 * load, and a change of only the query or hash, move nothing. A link with a fragment scrolls to it, as in a browser:
 * the pages of a list start at its heading.
 */
export function useScrollAndFocus(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const current = useRef({ key, pathname });

  useEffect(function trackScrollPositions() {
    const saved = readScrollPositions();
    positions.current = saved;
    saved.set(current.current.key, window.scrollY);
    const onScroll = () => {
      // The history entry changes before its page is rendered; scrolling in between belongs to neither.
      if (historyEntryKey() === current.current.key) saved.set(current.current.key, window.scrollY);
    };
    const { history } = window;
    const onPageHide = () => {
      // The browser restores the position after a reload.
      history.scrollRestoration = 'auto';
      saveScrollPositions(saved);
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', onPageHide);
    return () => {
      onPageHide();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, []);

  useLayoutEffect(
    function scrollAndFocus() {
      const previous = current.current;
      const isSamePage = previous.pathname === pathname;
      const isFragmentNavigation = window.history.state === null;
      // The browser has followed a fragment link itself: give its entry a key, so that Back can
      // return to it.
      if (isFragmentNavigation) window.history.replaceState({ key: `${Date.now()}` }, '');
      current.current = { key: historyEntryKey(), pathname };
      if (isFragmentNavigation || previous.key === current.current.key) return;
      if (type === 'POP') {
        return scrollUntilReached(
          scrollToPosition(positions.current.get(current.current.key) ?? (isSamePage ? window.scrollY : 0)),
        );
      }
      if (!isSamePage) {
        previousPages.record(key, previous.pathname);
        if (hash === '') scrollToTop();
        else window.scrollTo(0, 0);
        focusHeading();
      }
      if (hash !== '')
        return withScrollModule((module, controller) => module.scrollToFragment(hash, controller));
    },
    [key, pathname, hash, type],
  );
}

/** Defers a position far below the first screen until the page has been painted. */
function scrollToTop(): void {
  const renderAll = skipOffscreenRendering();
  window.scrollTo(0, 0);
  // The second frame starts after the first has been painted.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(renderAll)));
}

/** Returns whether the position has been reached. */
type ScrollAttempt = () => boolean;

const scrollToPosition =
  (position: number): ScrollAttempt =>
  () => {
    window.scrollTo(0, position);
    return window.scrollY >= position - 1;
  };

/** Retries while the page is still too short. */
const scrollUntilReached = (scroll: ScrollAttempt) =>
  scroll()
    ? undefined
    : withScrollModule((module, controller) => module.retryScrollOnResize(scroll, controller));

type ScrollModule = typeof RetryScrollOnResize;

/** Scrolls with a module that has loaded with the route table; returns a function that stops it. */
function withScrollModule(scroll: (module: ScrollModule, controller: AbortController) => void): () => void {
  const controller = new AbortController();
  importOnline(() => import('./retryScrollOnResize.ts')).then(
    (module) => scroll(module, controller),
    () => undefined,
  );
  return () => controller.abort();
}

/** The key React Router stores in the entry; `default` on the first one. */
const historyEntryKey = () => (window.history.state as { key?: string } | null)?.key ?? 'default';
