import { type RefObject, useEffect, useState } from 'react';
import { toast } from 'react-toastify/unstyled';

/**
 * Whether auto-closing is paused: while a toast is hovered or focused, or the window is not (S-395, S-396, S-399, S-400,
 * D-37). Derived from the state of the page instead of a toast's transitions, so that a pause can begin during the
 * entrance animation and ends with its cause.
 */
export function useToastPause(region: RefObject<HTMLElement | null>): boolean {
  const [isPaused, setPaused] = useState(false);

  useEffect(
    function pauseWhileInUse() {
      const listeners = new AbortController();
      let isWindowBlurred = !document.hasFocus();
      let isHovered = false;
      let frame = 0;
      const hasFocus = () => region.current?.contains(document.activeElement) ?? false;
      const update = () => setPaused(isWindowBlurred || document.hidden || isHovered || hasFocus());
      /** Waits a frame: focus may be about to move on, or a toast to be removed. */
      const scheduleUpdate = () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(update);
      };
      const listen = (target: EventTarget, type: string, onEvent: (event: Event) => void) =>
        target.addEventListener(type, onEvent, { signal: listeners.signal });
      const setHovered = (isOver: boolean) => {
        isHovered = isOver;
        update();
      };
      const setWindowBlurred = (isBlurred: boolean) => {
        isWindowBlurred = isBlurred;
        update();
      };

      // On the document, because an element removed under the pointer fires no `pointerleave`.
      listen(document, 'pointerover', ({ target }) =>
        setHovered(target instanceof Node && (region.current?.contains(target) ?? false)),
      );
      listen(document.documentElement, 'pointerleave', () => setHovered(false));
      listen(document, 'pointercancel', () => setHovered(false));
      listen(document, 'pointerup', (event) => {
        if (event instanceof PointerEvent && event.pointerType === 'touch') setHovered(false);
      });
      listen(document, 'focusin', update);
      listen(document, 'focusout', scheduleUpdate);
      listen(document, 'visibilitychange', update);
      listen(window, 'blur', () => setWindowBlurred(true));
      listen(window, 'focus', () => setWindowBlurred(false));
      const unsubscribe = toast.onChange(({ status }) => {
        if (status === 'removed') isHovered = false;
        scheduleUpdate();
      });
      update();
      return () => {
        listeners.abort();
        cancelAnimationFrame(frame);
        unsubscribe();
      };
    },
    [region],
  );

  return isPaused;
}
