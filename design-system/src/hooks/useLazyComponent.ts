import { type ComponentType, useCallback, useRef, useState } from 'react';

/**
 * Returns a component, null until it has loaded, a function that loads it, and whether the last load failed. The next call
 * tries again. Offline it fails at once: browsers cache failed dynamic imports.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Component: ComponentType<Props> | null, prepare: () => void, hasFailed: boolean] {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isLoading = useRef(false);
  const prepare = useCallback(() => {
    if (isLoading.current) return;
    if (navigator.onLine === false) {
      setFailed(true);
      return;
    }
    isLoading.current = true;
    setFailed(false);
    load().then(
      (component) => setComponent(() => component),
      () => {
        isLoading.current = false;
        setFailed(true);
      },
    );
  }, [load]);
  return [Component, prepare, hasFailed];
}
