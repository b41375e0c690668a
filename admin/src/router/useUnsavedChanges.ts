import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';

export interface UnsavedChanges {
  /** Asks first when something would be lost, else goes on at once. */
  requestClose: () => void;
  /** The question is on the screen. */
  isConfirming: boolean;
  /** Back to the form. */
  keepEditing: () => void;
  /** What was typed is given up. */
  discard: () => void;
}

/**
 * Keeps a changed form from being left by mistake: by its own way out (`leave`), by another page of the admin, by a
 * reload or by closing the tab. `UnsavedQuestion` shows what this asks. A form that stays whatever the query of its page
 * says names that page's path.
 */
export function useUnsavedChanges(isChanged: boolean, onLeave: () => void, ownPath?: string): UnsavedChanges {
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation: current, nextLocation: next }) =>
      isChanged &&
      next.pathname !== ownPath &&
      // Way back out of something over the form, such as a picture in full.
      (next.pathname !== current.pathname || next.search !== current.search),
  );

  useEffect(
    function holdTheTab() {
      if (!isChanged) return;
      const hold = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', hold);
      return () => window.removeEventListener('beforeunload', hold);
    },
    [isChanged],
  );

  return {
    requestClose: useCallback(() => (isChanged ? setAsking(true) : onLeave()), [isChanged, onLeave]),
    isConfirming: isAsking || blocker.state === 'blocked',
    keepEditing: () => {
      setAsking(false);
      blocker.reset?.();
    },
    discard: () => {
      setAsking(false);
      onLeave();
      blocker.proceed?.();
    },
  };
}
