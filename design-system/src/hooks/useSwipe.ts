import { type RefObject, useEffect, useEffectEvent } from 'react';
import { swipeStep } from '../gesture/index.ts';

interface SwipeOptions {
  ref: RefObject<HTMLElement | null>;
  isDisabled: boolean;
  /** Leaves the mouse alone, so that it can select text. @default false */
  isTouchOnly?: boolean;
  /** Called on pointer down, before a swipe is recognized. */
  onPress: () => void;
  /** Called when it is released: with 1 or -1 after a swipe to the next or previous slide, else with null. */
  onRelease: (step: 1 | -1 | null) => void;
}

/** Reports horizontal swipes of more than 50 px (S-103). Compares press and release only; moves are not observed. */
export function useSwipe({ ref, isDisabled, isTouchOnly = false, onPress, onRelease }: SwipeOptions) {
  const notifyPress = useEffectEvent(onPress);
  const notifyRelease = useEffectEvent(onRelease);

  useEffect(
    function observePresses() {
      const element = ref.current;
      if (!element || isDisabled) return;
      const listeners = new AbortController();
      const options = { signal: listeners.signal };
      let press: { pointerId: number; x: number; y: number; isRtl: boolean } | null = null;

      const release = (step: 1 | -1 | null) => {
        press = null;
        notifyRelease(step);
      };
      const onPointerDown = (event: PointerEvent) => {
        if (isTouchOnly && event.pointerType === 'mouse') return;
        // A second finger zooms the page.
        if (press) release(null);
        if (!event.isPrimary || event.button !== 0) return;
        const { pointerId, clientX: x, clientY: y } = event;
        press = { pointerId, x, y, isRtl: getComputedStyle(element).direction === 'rtl' };
        notifyPress();
      };
      const onPointerUp = (event: PointerEvent) => {
        if (press?.pointerId !== event.pointerId) return;
        release(swipeStep({ x: event.clientX - press.x, y: event.clientY - press.y }, press.isRtl));
      };
      const onPointerCancel = (event: PointerEvent) => {
        if (press?.pointerId === event.pointerId) release(null);
      };
      element.addEventListener('pointerdown', onPointerDown, options);
      // A mouse may be released anywhere.
      window.addEventListener('pointerup', onPointerUp, options);
      window.addEventListener('pointercancel', onPointerCancel, options);
      return () => {
        listeners.abort();
        if (press) notifyRelease(null);
      };
    },
    [ref, isDisabled, isTouchOnly],
  );
}
