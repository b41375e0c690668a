import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { CarouselHold } from './carouselState.ts';

interface CarouselHoldOptions {
  rootRef: RefObject<HTMLElement | null>;
  /** Observes nothing: a single slide never plays. */
  isIdle: boolean;
  onHold: (hold: CarouselHold, isHeld: boolean) => void;
  onReducedMotionChange: (prefersReducedMotion: boolean) => void;
}

/** Observes what holds autoplay: hover, keyboard focus, a hidden tab, being off screen, and reduced motion. */
export function useCarouselHolds({ rootRef, isIdle, onHold, onReducedMotionChange }: CarouselHoldOptions) {
  const hold = useEffectEvent(onHold);
  const changeReducedMotion = useEffectEvent(onReducedMotionChange);

  useEffect(
    function observeHolds() {
      const root = rootRef.current;
      if (!root || isIdle) return;
      const listeners = new AbortController();
      const options = { signal: listeners.signal };

      const motion = matchMedia('(prefers-reduced-motion: reduce)');
      const updateMotion = () => changeReducedMotion(motion.matches);
      motion.addEventListener('change', updateMotion, options);
      updateMotion();

      const updateTab = () => hold('hiddenTab', document.visibilityState === 'hidden');
      document.addEventListener('visibilitychange', updateTab, options);
      updateTab();

      // Touch does not hover, although browsers dispatch pointerenter for it.
      const setHover = (isOver: boolean) => (event: PointerEvent) =>
        hold('hover', isOver && event.pointerType !== 'touch');
      root.addEventListener('pointerenter', setHover(true), options);
      root.addEventListener('pointerleave', setHover(false), options);
      if (root.matches(':hover') && matchMedia('(hover: hover)').matches) hold('hover', true);

      // Only visible focus holds: a mouse click leaves invisible focus on a button.
      const updateFocus = () => hold('focus', root.querySelector(':focus-visible') !== null);
      root.addEventListener('focusin', updateFocus, options);
      root.addEventListener('focusout', (event) => hold('focus', keepsFocusInside(root, event)), options);
      updateFocus();

      const visibility = new IntersectionObserver(
        (entries) => hold('offScreen', !(entries.at(-1)?.isIntersecting ?? false)),
        { threshold: visibleThreshold },
      );
      visibility.observe(root);
      return () => {
        listeners.abort();
        visibility.disconnect();
      };
    },
    [rootRef, isIdle],
  );
}

/** The carousel counts as off screen when a smaller share of it is visible. */
const visibleThreshold = 0.25;

function keepsFocusInside(root: HTMLElement, event: FocusEvent): boolean {
  const target = event.relatedTarget;
  return target instanceof Node && root.contains(target) && root.querySelector(':focus-visible') !== null;
}
