import { type RefObject, useEffect, useState } from 'react';

/**
 * Reports whether an element has scrolled out above the viewport. Preserves its height meanwhile, so that its content
 * can become fixed without a layout shift.
 */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(
    function observe() {
      const target = element.current;
      if (!target) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.at(-1);
          if (!entry) return;
          const { bottom, height } = entry.boundingClientRect;
          // Not `isIntersecting`, which is false in hidden content, too, such as a suspended page.
          const isAbove = bottom < 0;
          target.style.minBlockSize = isAbove ? `${height}px` : '';
          setPast(isAbove);
        },
        // Extends the root downwards: otherwise a jump from above the element to below it goes unreported.
        { rootMargin: '0px 0px 1000000px 0px' },
      );
      observer.observe(target);
      return () => observer.disconnect();
    },
    [element],
  );
  return isPast;
}
