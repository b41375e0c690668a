import { type MouseEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { isOpenOn, reduceDisclosure, closedDisclosure } from './disclosureState.ts';

/** Hover time before opening, so that passing over does not open it. */
const hoverOpenMs = 150;
/** Grace period to return after leaving. */
const hoverCloseMs = 300;

/**
 * Disclosure (APG) that also behaves like a menu: a press on the button toggles, hover opens; Escape, a press or focus
 * outside and a page change close it. Escape returns focus to the button if it was inside.
 */
export function useDisclosure(area: RefObject<HTMLElement | null>, page: string) {
  const [state, dispatch] = useReducer(reduceDisclosure, closedDisclosure);
  const isOpen = isOpenOn(state, page);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    function listenForDismissal() {
      if (!isOpen) return;
      const contains = (target: EventTarget | null) =>
        target instanceof Node && area.current?.contains(target) === true;
      const onOutside = (event: Event) => {
        if (!contains(event.target)) dispatch({ kind: 'dismissed' });
      };
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        dispatch({ kind: 'dismissed' });
        if (contains(document.activeElement)) button.current?.focus();
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
  useEffect(function clearTimerOnUnmount() {
    return () => clearTimeout(timer.current);
  }, []);

  const schedule = (ms: number, callback: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(callback, ms);
  };
  const toggle = ({ timeStamp }: MouseEvent) => {
    clearTimeout(timer.current);
    dispatch({ kind: 'togglePressed', page, at: timeStamp });
  };
  return {
    isOpen,
    button,
    toggle,
    /** On touch, the first tap opens the panel, the second follows the link. */
    onLinkClick: (event: MouseEvent) => {
      if (isOpen || !isTap(event.nativeEvent)) return;
      event.preventDefault();
      toggle(event);
    },
    /** For the entry that opens the panel. */
    hoverProps: {
      onPointerEnter: ({ pointerType, timeStamp }: { pointerType: string; timeStamp: number }) => {
        if (pointerType !== 'mouse' || isOpen) return;
        schedule(hoverOpenMs, () => dispatch({ kind: 'mouseRested', page, at: timeStamp + hoverOpenMs }));
      },
      onPointerLeave: () => {
        if (!isOpen) clearTimeout(timer.current);
      },
    },
    /** Props of the area that the pointer may cross on its way to the panel. */
    areaProps: {
      onPointerEnter: () => {
        if (isOpen) clearTimeout(timer.current);
      },
      onPointerLeave: ({ pointerType }: { pointerType: string }) => {
        if (pointerType === 'mouse') schedule(hoverCloseMs, () => dispatch({ kind: 'mouseLeft' }));
      },
    },
  };
}

function isTap(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}
