import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { dialogEntryOf } from './dialogEntry.ts';

export interface UnsavedChanges {
  /** Closes the form, after confirmation if it has changed. */
  requestClose: () => void;
  /** The confirmation dialog is open. */
  isConfirming: boolean;
  /** Returns to the form. */
  keepEditing: () => void;
  /** Discards the changes and continues. */
  discard: () => void;
}

/**
 * Guards a changed form against leaving by mistake: by its close button, by navigation, by a reload or by
 * closing the tab. Render `UnsavedChangesDialog` with the result. `onLeave` discards the changes; it has to
 * close the form itself unless a navigation unmounts it. A form that survives changes of its page's query
 * passes that page's path as `ownPath`.
 */
export function useUnsavedChanges(
  isChanged: boolean,
  onLeave: (leaving: { isNavigating: boolean }) => void,
  ownPath?: string,
): UnsavedChanges {
  const [isConfirming, setConfirming] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation: current, nextLocation: next }) =>
      isChanged &&
      next.pathname !== ownPath &&
      // Back from an overlay of the form, such as the lightbox, changes none of them.
      (next.pathname !== current.pathname ||
        next.search !== current.search ||
        dialogEntryOf(next.state) !== dialogEntryOf(current.state)),
  );

  useEffect(
    function blockUnload() {
      if (!isChanged) return;
      const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', onBeforeUnload);
      return () => window.removeEventListener('beforeunload', onBeforeUnload);
    },
    [isChanged],
  );

  return {
    requestClose: useCallback(
      () => (isChanged ? setConfirming(true) : onLeave({ isNavigating: false })),
      [isChanged, onLeave],
    ),
    isConfirming: isConfirming || blocker.state === 'blocked',
    keepEditing: () => {
      setConfirming(false);
      blocker.reset?.();
    },
    discard: () => {
      setConfirming(false);
      onLeave({ isNavigating: blocker.state === 'blocked' });
      blocker.proceed?.();
    },
  };
}
