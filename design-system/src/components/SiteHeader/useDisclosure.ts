import { type MouseEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { isOpenOn, reduceDisclosure, closedDisclosure } from './disclosureState.ts';

/** A mouse that only passes by opens nothing. */
const hoverOpenMs = 150;
/** Time to come back for a hand that has slipped off. */
const hoverCloseMs = 300;

/**
 * APG disclosure with the manners of a menu: a press on the button toggles, a resting mouse opens; Escape, a press or
 * focus outside, and a new page shut it. Escape gives the focus back to the button when it was inside.
 */
export function useDisclosure(area: RefObject<HTMLElement | null>, page: string) {
  const [state, dispatch] = useReducer(reduceDisclosure, closedDisclosure);
  const isOpen = isOpenOn(state, page);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    function dismissFromOutside() {
      if (!isOpen) return;
      const holds = (target: EventTarget | null) =>
        target instanceof Node && area.current?.contains(target) === true;
      const onOutside = (event: Event) => {
        if (!holds(event.target)) dispatch({ kind: 'dismissed' });
      };
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        dispatch({ kind: 'dismissed' });
        if (holds(document.activeElement)) button.current?.focus();
      };
      document.addEventListener('pointerdown', onOutside);
      document.addEventListener('focusin', onOutside);
      document.addEventListener('keydown', onKeyDown);
      return () => {
        document.removeEventListener('pointerdown', onOutside);
        document.removeEventListener('focusin', onOutside);
        document.removeEventListener('keydown', onKeyDown);
      };
    },
    [isOpen, area],
  );
  useEffect(function forgetTimer() {
    return () => clearTimeout(timer.current);
  }, []);

  const later = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  const toggle = ({ timeStamp }: MouseEvent) => {
    clearTimeout(timer.current);
    dispatch({ kind: 'togglePressed', page, at: timeStamp });
  };
  return {
    isOpen,
    button,
    toggle,
    /** The first tap of a finger on the link shows what is below it; the second follows it. */
    tapLink: (event: MouseEvent) => {
      if (isOpen || !isTap(event.nativeEvent)) return;
      event.preventDefault();
      toggle(event);
    },
    /** For the entry that opens the panel. */
    hoverProps: {
      onPointerEnter: ({ pointerType, timeStamp }: { pointerType: string; timeStamp: number }) => {
        if (pointerType !== 'mouse' || isOpen) return;
        later(hoverOpenMs, () => dispatch({ kind: 'mouseRested', page, at: timeStamp + hoverOpenMs }));
      },
      onPointerLeave: () => {
        if (!isOpen) clearTimeout(timer.current);
      },
    },
    /** For everything the mouse may cross on its way into the panel. */
    areaProps: {
      onPointerEnter: () => {
        if (isOpen) clearTimeout(timer.current);
      },
      onPointerLeave: ({ pointerType }: { pointerType: string }) => {
        if (pointerType === 'mouse') later(hoverCloseMs, () => dispatch({ kind: 'mouseLeft' }));
      },
    },
  };
}

function isTap(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}
