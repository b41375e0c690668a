import { drawNearOnly, fragmentId } from '@elvora/design-system/hooks';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focusHeading.ts';
import { pageBefore } from './pageBefore.ts';
import { storedPlaces, storePlaces } from './places.ts';

/**
 * Page place and focus (D-31, S-023, S-024): a new page begins at its top with the focus on its heading; Back and
 * Forward return to the place where the page was left, also after a reload. The first load, and a change of query or hash alone, move nothing.
 */
export function useScrollAndFocus(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });

  useEffect(function rememberPlaces() {
    const kept = storedPlaces();
    places.current = kept;
    kept.set(shown.current.key, window.scrollY);
    const remember = () => kept.set(shown.current.key, window.scrollY);
    // From now on the places are ours to restore; a reload is the browser's again.
    const { history } = window;
    const giveBack = () => {
      history.scrollRestoration = 'auto';
      storePlaces(kept);
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
      shown.current = { key, pathname };
      if (before.key === key || before.pathname === pathname) return;
      if (type === 'POP') {
        window.scrollTo(0, places.current.get(key) ?? 0);
        return;
      }
      pageBefore.note(key, before.pathname);
      const target = hash === '' ? null : document.getElementById(fragmentId(hash));
      if (target) target.scrollIntoView();
      else beginAtTheTop();
      focusHeading();
    },
    [key, pathname, hash, type],
  );
}

/** What is far below is drawn once the page has been seen. */
function beginAtTheTop(): void {
  const drawAll = drawNearOnly();
  window.scrollTo(0, 0);
  // The second frame begins when the first has been painted.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawAll)));
}
