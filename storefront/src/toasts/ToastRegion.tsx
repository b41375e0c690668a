import { lazy, Suspense } from 'react';
import { loadToaster, useHasToaster } from './toasts.ts';

const LazyToaster = lazy(() => loadToaster().then(({ Toaster }) => ({ default: Toaster })));

/** Where toasts stand, from the moment the first one is likely. */
export function ToastRegion() {
  return useHasToaster() ? (
    <Suspense>
      <LazyToaster />
    </Suspense>
  ) : null;
}
