import { useEffect, useEffectEvent } from 'react';

/**
 * Calls a function once the component is hydrated, to adopt text typed into the server's HTML, when no event handler was
 * attached.
 */
export function useInputBeforeHydration(adoptInput: () => void): void {
  const adopt = useEffectEvent(adoptInput);
  useEffect(function adoptInputBeforeHydration() {
    adopt();
  }, []);
}
