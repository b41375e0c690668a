import { type ComponentType, useCallback, useRef, useState } from 'react';

/**
 * Returns a component, null until it has loaded, and a function that loads it. A failed load is retried on the next call.
 * Does nothing offline: browsers cache failed dynamic imports.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | null, () => void] {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const isLoading = useRef(false);
  const prepare = useCallback(() => {
    if (isLoading.current || navigator.onLine === false) return;
    isLoading.current = true;
    load().then(
      (component) => setComponent(() => component),
      () => {
        isLoading.current = false;
      },
    );
  }, [load]);
  return [Component, prepare];
}
