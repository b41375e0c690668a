import { lazy, Suspense } from 'react';
import { loadToaster, useIsToasterLoaded } from './toasts.ts';

const LazyToaster = lazy(() => loadToaster().then(({ Toaster }) => ({ default: Toaster })));

/** Live region of the toasts, rendered once the toaster is loaded. */
export function ToastRegion() {
  return useIsToasterLoaded() ? (
    <Suspense>
      <LazyToaster />
    </Suspense>
  ) : null;
}
