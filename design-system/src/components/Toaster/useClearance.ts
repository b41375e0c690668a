import { type RefObject, useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { clearanceOf } from './clearanceGeometry.ts';

/** Primary buttons, menu buttons of the bar, open menus, and the field one types into (WCAG 2.4.11). */
const obstacleSelector =
  ':is(input, select, textarea):focus, [data-tone="primary"]:is(a, button), [data-tone="accent"]:is(a, button), header [aria-haspopup], [role="menu"], [role="listbox"]';

/** Events after which an obstacle may have moved. */
const events = ['scroll', 'resize', 'click', 'keyup', 'focusin'] as const;

/** Moves the toasts below elements they must not cover, unless they are hovered or focused (D-37). */
export function useClearance(region: RefObject<HTMLElement | null>) {
  useEffect(
    function avoidObstacles() {
      let frame = 0;
      const measure = () => {
        const stack = region.current?.querySelector<HTMLElement>('[data-in="true"]')?.parentElement;
        if (!stack || stack.matches(':hover, :focus-within')) return;
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
      for (const event of events)
        window.addEventListener(event, scheduleMeasure, { capture: true, passive: true });
      return () => {
        cancelAnimationFrame(frame);
        unsubscribe();
        for (const event of events) window.removeEventListener(event, scheduleMeasure, { capture: true });
      };
    },
    [region],
  );
}
