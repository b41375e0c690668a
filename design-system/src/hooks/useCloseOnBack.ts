import { useCallback, useEffect, useId, useRef } from 'react';

interface CloseOnBackOptions {
  isOpen: boolean;
  /** Called by the returned function and by the browser's Back. */
  onClose: () => void;
}

const historyStateKey = 'openedBy';

const currentEntryId = (): unknown =>
  (window.history.state as Record<string, unknown> | null)?.[historyStateKey];

/**
 * Lets the browser's Back close an overlay, as users expect on phones: while open it has its own history entry at the same
 * address. Returns `close`, which removes that entry.
 */
export function useCloseOnBack({ isOpen, onClose }: CloseOnBackOptions): () => void {
  const id = useId();
  const latest = useRef(onClose);

  useEffect(function updateLatestCallback() {
    latest.current = onClose;
  });

  useEffect(
    function addEntry() {
      if (!isOpen) return;
      // Keeps the router's state: for the router this is the same page.
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
