import { type ComponentType, lazy, Suspense } from 'react';
import { useToastsWanted } from './toasts.ts';

const LazyToaster = lazy((): Promise<{ default: ComponentType }> =>
  import('@elvora/design-system/Toaster').then(
    ({ Toaster }) => ({ default: Toaster }),
    // Without it a page works as well; the next page load tries again.
    () => ({ default: () => null }),
  ),
);

/** Where toasts stand, from the moment the first one is likely. */
export function ToastRegion() {
  return useToastsWanted() ? (
    <Suspense>
      <LazyToaster />
    </Suspense>
  ) : null;
}
