import { useCallback, useEffect, useId, useRef } from 'react';

interface BackOptions {
  isOpen: boolean;
  /** Called when it should go: by `close`, or by the browser's Back. */
  onClose: () => void;
}

const mark = 'openedBy';

const marked = (): unknown => (window.history.state as Record<string, unknown> | null)?.[mark];

/**
 * Lets the browser's Back close what is open, as people expect on phones: while open it has an entry of its own in the
 * history, at the same address. `close` takes the entry away again.
 */
export function useBackCloses({ isOpen, onClose }: BackOptions): () => void {
  const id = useId();
  const latest = useRef(onClose);

  useEffect(function rememberCallback() {
    latest.current = onClose;
  });

  useEffect(
    function addEntry() {
      if (!isOpen) return;
      // What the router keeps in its entry is kept: for it, this is the same page.
      if (marked() !== id) window.history.pushState({ ...window.history.state, [mark]: id }, '');
      const onPop = () => {
        if (marked() !== id) latest.current();
      };
      window.addEventListener('popstate', onPop);
      return () => window.removeEventListener('popstate', onPop);
    },
    [id, isOpen],
  );

  return useCallback(() => {
    if (marked() === id) window.history.back();
    else latest.current();
  }, [id]);
}
