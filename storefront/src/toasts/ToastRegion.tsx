import { useLazyPart } from '@elvora/design-system/hooks';
import { useEffect } from 'react';
import { loadToaster, useToastWishes } from './toasts.ts';

const loadRegion = () => loadToaster().then(({ Toaster }) => Toaster);

/** Where toasts stand, from the moment the first one is likely. Without it a page works as well. */
export function ToastRegion() {
  const wishes = useToastWishes();
  const [Toaster, prepare] = useLazyPart(loadRegion);
  useEffect(
    function loadWhenWanted() {
      if (wishes > 0) prepare();
    },
    [wishes, prepare],
  );
  return Toaster && <Toaster />;
}
