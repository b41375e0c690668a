import { useEffect, useRef } from 'react';

/**
 * Keeps the focus of a person who pressed Retry: it waits on the grid while the cards are on their way and moves to the
 * list once they are there. A person who has gone elsewhere meanwhile is left alone.
 */
export function useFocusAfterRetry(state: 'ready' | 'loading' | 'empty' | 'error') {
  const rootRef = useRef<HTMLDivElement>(null);
  const isWaiting = useRef(false);

  useEffect(
    function followRetry() {
      const root = rootRef.current;
      if (!root || !isWaiting.current) return;
      const { activeElement, body } = root.ownerDocument;
      const isStillHere = activeElement === null || activeElement === body || root.contains(activeElement);
      if (!isStillHere) isWaiting.current = false;
      else if (state === 'loading') root.focus({ preventScroll: true });
      else {
        isWaiting.current = false;
        const target = state === 'ready' ? root.querySelector<HTMLElement>('[data-part="list"]') : null;
        const retry = state === 'error' ? root.querySelector<HTMLElement>('button') : null;
        (target ?? retry ?? root).focus({ preventScroll: true });
      }
    },
    [state],
  );

  const retried = (retry: () => void) => () => {
    isWaiting.current = true;
    retry();
  };
  return { rootRef, retried };
}
