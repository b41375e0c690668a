import { useEffect, useRef } from 'react';

/**
 * Manages focus after Retry: keeps it on the grid while loading, then moves it to the list. Does nothing if the user
 * has moved focus elsewhere.
 */
export function useFocusAfterRetry(state: 'ready' | 'loading' | 'empty' | 'error') {
  const rootRef = useRef<HTMLDivElement>(null);
  const isRetrying = useRef(false);

  useEffect(
    function moveFocus() {
      const root = rootRef.current;
      if (!root || !isRetrying.current) return;
      const { activeElement, body } = root.ownerDocument;
      const isFocusHere = activeElement === null || activeElement === body || root.contains(activeElement);
      if (!isFocusHere) isRetrying.current = false;
      else if (state === 'loading') root.focus({ preventScroll: true });
      else {
        isRetrying.current = false;
        const target = state === 'ready' ? root.querySelector<HTMLElement>('[data-part="list"]') : null;
        const retry = state === 'error' ? root.querySelector<HTMLElement>('button') : null;
        (target ?? retry ?? root).focus({ preventScroll: true });
      }
    },
    [state],
  );

  const trackRetry = (retry: () => void) => () => {
    isRetrying.current = true;
    retry();
  };
  return { rootRef, trackRetry };
}
