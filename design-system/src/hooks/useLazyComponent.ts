import { type ComponentType, useCallback, useRef, useState } from 'react';

/**
 * A part of a component that is loaded when somebody is about to need it: null until it is here, and a function to load
 * it. A load that failed is tried again the next time; without a connection there is none, because browsers remember
 * a module that could not be loaded and would not ask for it again.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | null, () => void] {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const isUnderWay = useRef(false);
  const prepare = useCallback(() => {
    if (isUnderWay.current || navigator.onLine === false) return;
    isUnderWay.current = true;
    load().then(
      (part) => setPart(() => part),
      () => {
        isUnderWay.current = false;
      },
    );
  }, [load]);
  return [Part, prepare];
}
