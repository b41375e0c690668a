import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { CarouselHold } from './carouselState.ts';

interface CarouselHoldOptions {
  rootRef: RefObject<HTMLElement | null>;
  /** Nothing can play: nothing is watched. */
  isIdle: boolean;
  onHold: (hold: CarouselHold, isHeld: boolean) => void;
  onReducedMotionChange: (isStill: boolean) => void;
}

/** Watches what holds a carousel: pointer, keyboard focus, a tab nobody sees, a place out of sight, the wish for less motion. */
export function useCarouselHolds({ rootRef, isIdle, onHold, onReducedMotionChange }: CarouselHoldOptions) {
  const hold = useEffectEvent(onHold);
  const still = useEffectEvent(onReducedMotionChange);

  useEffect(
    function watchHolds() {
      const root = rootRef.current;
      if (!root || isIdle) return;
      const gone = new AbortController();
      const on = { signal: gone.signal };

      const motion = matchMedia('(prefers-reduced-motion: reduce)');
      const followMotion = () => still(motion.matches);
      motion.addEventListener('change', followMotion, on);
      followMotion();

      const followTab = () => hold('hiddenTab', document.visibilityState === 'hidden');
      document.addEventListener('visibilitychange', followTab, on);
      followTab();

      // A finger that has left the screen hovers no more, whatever the last event says.
      const follow = (isOver: boolean) => (event: PointerEvent) =>
        hold('hover', isOver && event.pointerType !== 'touch');
      root.addEventListener('pointerenter', follow(true), on);
      root.addEventListener('pointerleave', follow(false), on);
      if (root.matches(':hover') && matchMedia('(hover: hover)').matches) hold('hover', true);

      // The focus a mouse leaves behind on a button holds nothing.
      const followFocus = () => hold('focus', root.querySelector(':focus-visible') !== null);
      root.addEventListener('focusin', followFocus, on);
      root.addEventListener('focusout', (event) => hold('focus', keepsFocusInside(root, event)), on);
      followFocus();

      const sight = new IntersectionObserver(
        (entries) => hold('offScreen', !(entries.at(-1)?.isIntersecting ?? false)),
        { threshold: visibleThreshold },
      );
      sight.observe(root);
      return () => {
        gone.abort();
        sight.disconnect();
      };
    },
    [rootRef, isIdle],
  );
}

/** Less of the carousel than this in sight is out of sight. */
const visibleThreshold = 0.25;

function keepsFocusInside(root: HTMLElement, event: FocusEvent): boolean {
  const target = event.relatedTarget;
  return target instanceof Node && root.contains(target) && root.querySelector(':focus-visible') !== null;
}
