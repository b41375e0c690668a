import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has left the screen at its top. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(
    function watch() {
      const target = element.current;
      if (!target) return undefined;
      const observer = new IntersectionObserver(([entry]) => {
        if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
      });
      observer.observe(target);
      return () => observer.disconnect();
    },
    [element],
  );
  return isPast;
}
