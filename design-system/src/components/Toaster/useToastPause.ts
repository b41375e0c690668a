import { type RefObject, useEffect, useState } from 'react';
import { toast } from 'react-toastify/unstyled';

/**
 * Whether the time of the toasts stands still: while one of them is hovered or has the focus, or the window has lost it
 * (S-395, S-396, S-399, S-400, D-37). Derived from the page and not from the phases of a toast, so that a pause may begin
 * during its entrance and ends with its cause.
 */
export function useToastHold(region: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);

  useEffect(
    function watch() {
      const listeners = new AbortController();
      let isAway = !document.hasFocus();
      let isHovered = false;
      let frame = 0;
      const hasFocus = () => region.current?.contains(document.activeElement) ?? false;
      const check = () => setHeld(isAway || document.hidden || isHovered || hasFocus());
      /** For when the focus is on its way, or a toast is about to be removed. */
      const checkSoon = () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(check);
      };
      const listen = (target: EventTarget, type: string, onEvent: (event: Event) => void) =>
        target.addEventListener(type, onEvent, { signal: listeners.signal });
      const hover = (isOver: boolean) => {
        isHovered = isOver;
        check();
      };
      const leaveWindow = (hasLeft: boolean) => {
        isAway = hasLeft;
        check();
      };

      // Any element the pointer enters tells where it is: one that is removed under it does not say that it was left.
      listen(document, 'pointerover', ({ target }) =>
        hover(target instanceof Node && (region.current?.contains(target) ?? false)),
      );
      listen(document.documentElement, 'pointerleave', () => hover(false));
      listen(document, 'pointercancel', () => hover(false));
      listen(document, 'pointerup', (event) => {
        if (event instanceof PointerEvent && event.pointerType === 'touch') hover(false);
      });
      listen(document, 'focusin', check);
      listen(document, 'focusout', checkSoon);
      listen(document, 'visibilitychange', check);
      listen(window, 'blur', () => leaveWindow(true));
      listen(window, 'focus', () => leaveWindow(false));
      const unsubscribe = toast.onChange(({ status }) => {
        if (status === 'removed') isHovered = false;
        checkSoon();
      });
      check();
      return () => {
        listeners.abort();
        cancelAnimationFrame(frame);
        unsubscribe();
      };
    },
    [region],
  );

  return isHeld;
}
