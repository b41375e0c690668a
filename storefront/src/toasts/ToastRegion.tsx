import { lazy, Suspense } from 'react';
import { loadToaster, useIsToasterLoaded } from './toasts.ts';

const LazyToaster = lazy(() => loadToaster().then(({ Toaster }) => ({ default: Toaster })));

/** Where toasts stand, from the moment the first one is likely. */
export function ToastRegion() {
  return useIsToasterLoaded() ? (
    <Suspense>
      <LazyToaster />
    </Suspense>
  ) : null;
}
