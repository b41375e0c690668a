import { type RefObject, useEffect, useEffectEvent } from 'react';
import { noWheelSwipe, wheelMoved } from '../gesture/index.ts';

interface WheelSwipeOptions {
  ref: RefObject<HTMLElement | null>;
  /** Called with 1 or -1 when a wheel or trackpad has moved far enough to the next or previous slide. */
  onStep: (step: 1 | -1) => void;
}

/** Reports horizontal movements of a wheel or trackpad, which then do not go back in the browser's history. */
export function useWheelSwipe({ ref, onStep }: WheelSwipeOptions): void {
  const notifyStep = useEffectEvent(onStep);

  useEffect(
    function observeWheel() {
      const element = ref.current;
      if (!element) return;
      let swipe = noWheelSwipe;
      const onWheel = (event: WheelEvent) => {
        const { deltaX, deltaY, ctrlKey, timeStamp: at } = event;
        // A pinch zooms the page, and vertical movements scroll it.
        if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return;
        event.preventDefault();
        const isRtl = getComputedStyle(element).direction === 'rtl';
        const moved = wheelMoved(swipe, { deltaX, deltaY, at, isRtl });
        ({ swipe } = moved);
        if (moved.step) notifyStep(moved.step);
      };
      element.addEventListener('wheel', onWheel, { passive: false });
      return () => element.removeEventListener('wheel', onWheel);
    },
    [ref],
  );
}
