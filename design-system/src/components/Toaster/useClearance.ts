import { type RefObject, useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { clearanceOf } from './clearanceGeometry.ts';

/** Primary buttons, menu buttons of the bar, open menus, and the focused field or cell (WCAG 2.4.11). */
const obstacleSelector =
  ':is(input, select, textarea, [role="gridcell"], [role="columnheader"]):focus, [data-tone="primary"]:is(a, button), [data-tone="accent"]:is(a, button), header [aria-haspopup], [role="menu"], [role="listbox"]';

/** Events after which an obstacle may have moved. */
const events = ['scroll', 'resize', 'click', 'keyup', 'focusin'] as const;

/** Moves the toasts below elements they must not cover, unless they are pointed at or focused (D-37). */
export function useClearance(region: RefObject<HTMLElement | null>) {
  useEffect(
    function avoidObstacles() {
      let frame = 0;
      // `:hover` would also hold for toasts that have moved under a resting pointer, and keep them there.
      let isPointedAt = false;
      const trackPointer = ({ target }: PointerEvent) => {
        isPointedAt = target instanceof Node && region.current?.contains(target) === true;
      };
      const measure = () => {
        const stack = region.current?.querySelector<HTMLElement>('[data-in="true"]')?.parentElement;
        if (!stack) isPointedAt = false;
        if (!stack || isPointedAt || stack.matches(':focus-within')) return;
        const { x, y, width, height } = stack.getBoundingClientRect();
        const previousShift = Number.parseFloat(stack.style.getPropertyValue('margin-block-start')) || 0;
        const obstacles = [...document.querySelectorAll(obstacleSelector)]
          .filter((element) => !element.closest('[inert], [aria-hidden="true"]') && !stack.contains(element))
          .map((element) => element.getBoundingClientRect());
        const clearance = clearanceOf({
          stack: { x, y: y - previousShift, width, height },
          obstacles,
          viewportHeight: window.innerHeight,
        });
        stack.style.setProperty('margin-block-start', `${clearance}px`);
      };
      const scheduleMeasure = () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(measure);
      };
      const unsubscribe = toast.onChange(scheduleMeasure);
      window.addEventListener('pointermove', trackPointer, { passive: true });
      for (const event of events)
        window.addEventListener(event, scheduleMeasure, { capture: true, passive: true });
      return () => {
        cancelAnimationFrame(frame);
        unsubscribe();
        window.removeEventListener('pointermove', trackPointer);
        for (const event of events) window.removeEventListener(event, scheduleMeasure, { capture: true });
      };
    },
    [region],
  );
}
