import { useSyncExternalStore } from 'react';

const coarsePointerQuery = '(pointer: coarse)';

/** Whether the primary pointer is coarse, for which rows are taller. */
export const useIsTouch = (): boolean => useSyncExternalStore(subscribe, readIsTouch, () => false);

// Queried once: a new query per render takes longer than rendering a row.
let query: MediaQueryList | undefined;
const coarsePointer = () => (query ??= matchMedia(coarsePointerQuery));

const readIsTouch = () => coarsePointer().matches;

function subscribe(onChange: () => void) {
  coarsePointer().addEventListener('change', onChange);
  return () => coarsePointer().removeEventListener('change', onChange);
}
