import { type RefObject, useEffect, useRef, useState } from 'react';

/** A mouse that only passes by opens nothing. */
const hoverOpenMs = 150;
const hoverCloseMs = 300;

/**
 * APG disclosure with the manners of a menu: a click on the button toggles, a resting mouse opens; Escape, a click or
 * focus outside, and a new page close. Escape gives the focus back to the button.
 */
export function useDisclosure(area: RefObject<HTMLElement | null>, pageKey: string) {
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pageKey;
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const soon = (isToOpen: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenOn(isToOpen ? pageKey : null), ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpenOn(null);
  };

  useEffect(
    function closeFromOutside() {
      if (!isOpen) return;
      const isOutside = (target: EventTarget | null) =>
        !(target instanceof Node && area.current?.contains(target));
      const onPointerDown = (event: PointerEvent) => isOutside(event.target) && close();
      const onFocusIn = (event: FocusEvent) => isOutside(event.target) && close();
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        close();
        button.current?.focus();
      };
      document.addEventListener('pointerdown', onPointerDown);
      document.addEventListener('focusin', onFocusIn);
      document.addEventListener('keydown', onKeyDown);
      return () => {
        document.removeEventListener('pointerdown', onPointerDown);
        document.removeEventListener('focusin', onFocusIn);
        document.removeEventListener('keydown', onKeyDown);
      };
    },
    [isOpen, area],
  );
  useEffect(function forgetTimer() {
    return () => clearTimeout(timer.current);
  }, []);

  return {
    isOpen,
    button,
    close,
    toggle: () => {
      clearTimeout(timer.current);
      setOpenOn(isOpen ? null : pageKey);
    },
    /** For the link and button that open the panel. */
    hoverProps: {
      onPointerEnter: (event: { pointerType: string }) =>
        event.pointerType === 'mouse' && soon(true, hoverOpenMs),
    },
    /** For everything that holds the panel open while the mouse is over it. */
    areaProps: {
      onPointerLeave: (event: { pointerType: string }) =>
        event.pointerType === 'mouse' && soon(false, hoverCloseMs),
      onPointerEnter: () => isOpen && clearTimeout(timer.current),
    },
  };
}
