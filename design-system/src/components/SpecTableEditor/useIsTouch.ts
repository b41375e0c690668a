import { useSyncExternalStore } from 'react';

const coarsePointerQuery = '(pointer: coarse)';

/** Whether the primary pointer is coarse, for which rows are taller. */
export function useIsTouch(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(coarsePointerQuery);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(coarsePointerQuery).matches,
    () => false,
  );
}
