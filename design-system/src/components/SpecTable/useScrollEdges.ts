import { type RefObject, useLayoutEffect, useState } from 'react';

export type ScrollFit = 'unknown' | 'fits' | 'overflows';

export interface ScrollEdges {
  /** Whether the content is wider than its box; unknown until measured. */
  fit: ScrollFit;
  /** Whether content is hidden before the start of the box. */
  isScrolled: boolean;
  /** Whether content is hidden past the end of the box. */
  hasMore: boolean;
}

/** Observes whether a box scrolls sideways, and at which ends content is hidden. */
export function useScrollEdges(boxRef: RefObject<HTMLDivElement | null>): ScrollEdges {
  const [fit, setFit] = useState<ScrollFit>('unknown');
  const [isScrolled, setScrolled] = useState(false);
  const [hasMore, setHasMore] = useState(false);

  // Before paint, so that a scrolling box is always focusable for the keyboard.
  useLayoutEffect(
    function watchEdges() {
      const box = boxRef.current;
      const content = box?.querySelector('table');
      if (!box || !content) return;
      const measure = () => {
        const hidden = content.scrollWidth - box.clientWidth;
        // scrollLeft is negative in right-to-left text.
        const position = Math.abs(box.scrollLeft);
        setFit(hidden > 1 ? 'overflows' : 'fits');
        setScrolled(hidden > 1 && position > 1);
        setHasMore(hidden > 1 && position < hidden - 1);
      };
      measure();
      box.addEventListener('scroll', measure, { passive: true });
      const observer = new ResizeObserver(measure);
      observer.observe(box);
      observer.observe(content);
      return () => {
        box.removeEventListener('scroll', measure);
        observer.disconnect();
      };
    },
    [boxRef],
  );

  return { fit, isScrolled, hasMore };
}
