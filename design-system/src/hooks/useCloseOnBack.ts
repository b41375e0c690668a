import { useCallback, useEffect, useId, useRef } from 'react';

interface CloseOnBackOptions {
  isOpen: boolean;
  /** Called when it should go: by `close`, or by the browser's Back. */
  onClose: () => void;
}

const historyStateKey = 'openedBy';

const currentEntryId = (): unknown =>
  (window.history.state as Record<string, unknown> | null)?.[historyStateKey];

/**
 * Lets the browser's Back close what is open, as people expect on phones: while open it has an entry of its own in the
 * history, at the same address. `close` takes the entry away again.
 */
export function useCloseOnBack({ isOpen, onClose }: CloseOnBackOptions): () => void {
  const id = useId();
  const latest = useRef(onClose);

  useEffect(function rememberCallback() {
    latest.current = onClose;
  });

  useEffect(
    function addEntry() {
      if (!isOpen) return;
      // What the router keeps in its entry is kept: for it, this is the same page.
      if (currentEntryId() !== id)
        window.history.pushState({ ...window.history.state, [historyStateKey]: id }, '');
      const onPop = () => {
        if (currentEntryId() !== id) latest.current();
      };
      window.addEventListener('popstate', onPop);
      return () => window.removeEventListener('popstate', onPop);
    },
    [id, isOpen],
  );

  return useCallback(() => {
    if (currentEntryId() === id) window.history.back();
    else latest.current();
  }, [id]);
}
