import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has left the screen at its top. Meanwhile it keeps its height, whatever becomes of its content. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(
    function watch() {
      const target = element.current;
      if (!target) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.at(-1);
          if (!entry) return;
          target.style.minBlockSize = entry.isIntersecting ? '' : `${entry.boundingClientRect.height}px`;
          setPast(!entry.isIntersecting);
        },
        // As if the screen had no end below: a jump from above the element to below it is seen, too.
        { rootMargin: '0px 0px 1000000px 0px' },
      );
      observer.observe(target);
      return () => observer.disconnect();
    },
    [element],
  );
  return isPast;
}
