import { useEffect, useRef, useState } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import { initialStrip, isSameStrip, type Strip } from './stripGeometry.ts';

const loadScroller = () => import('./StripScroller.tsx').then(({ StripScroller }) => StripScroller);

/** State of a strip of thumbnails. Its scroller, with Embla, loads when the strip overflows; until then the browser scrolls. */
export function useStrip(count: number) {
  const viewportRef = useRef<HTMLDivElement>(null);
  const [strip, setStrip] = useState<Strip>(() => initialStrip(count));
  const [Scroller, prepareScroller] = useLazyComponent(loadScroller);

  useEffect(
    function loadWhenOverflowing() {
      const viewport = viewportRef.current;
      if (!viewport) return;
      const observer = new ResizeObserver(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = viewport;
        if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1) prepareScroller();
      });
      observer.observe(viewport);
      return () => observer.disconnect();
    },
    [prepareScroller],
  );

  return {
    viewportRef,
    strip,
    /** Renders the scroller; null before it has loaded. */
    Scroller,
    /** Called on every scroll frame; re-renders only when the strip has changed. */
    onChange: (next: Strip) => setStrip((before) => (isSameStrip(before, next) ? before : next)),
  };
}
