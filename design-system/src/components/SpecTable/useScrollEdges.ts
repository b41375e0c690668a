import { type RefObject, useLayoutEffect, useState } from 'react';

export type ScrollFit = 'unknown' | 'fits' | 'overflows';

export interface ScrollEdges {
  /** Whether the content is wider than its box; unknown until the page is alive. */
  fit: ScrollFit;
  /** Content is hidden before the start of the box. */
  isScrolled: boolean;
  /** Content is hidden past the end of the box. */
  hasMore: boolean;
}

/** Watches a box that scrolls sideways: whether it needs to, and at which ends something is hidden. */
export function useScrollEdges(boxRef: RefObject<HTMLDivElement | null>): ScrollEdges {
  const [fit, setFit] = useState<ScrollFit>('unknown');
  const [isScrolled, setIsScrolled] = useState(false);
  const [hasMore, setHasMore] = useState(false);

  // Before the first paint: a box that scrolls is never without a way to scroll it by keyboard.
  useLayoutEffect(
    function watchEdges() {
      const box = boxRef.current;
      const content = box?.firstElementChild;
      if (!box || !content) return;
      const measure = () => {
        const hidden = content.scrollWidth - box.clientWidth;
        // From right to left, positions are negative.
        const position = Math.abs(box.scrollLeft);
        setFit(hidden > 1 ? 'overflows' : 'fits');
        setIsScrolled(hidden > 1 && position > 1);
        setHasMore(hidden > 1 && position < hidden - 1);
      };
      measure();
      box.addEventListener('scroll', measure, { passive: true });
      const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
      observer?.observe(box);
      observer?.observe(content);
      return () => {
        box.removeEventListener('scroll', measure);
        observer?.disconnect();
      };
    },
    [boxRef],
  );

  return { fit, isScrolled, hasMore };
}
