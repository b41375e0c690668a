import { useEffect, useRef, useState } from 'react';
import { useCarousel } from '../Carousel/index.ts';
import { renderedThumbs } from './stripGeometry.ts';

interface StripOptions {
  axis: 'vertical' | 'horizontal';
  count: number;
  /** The selected thumbnail; the strip scrolls to it. */
  index: number;
}

/** Scrolls a strip of thumbnails by drag and by page, and windows its pictures. */
export function useStrip({ axis, count, index }: StripOptions) {
  const viewportRef = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState(() => renderedThumbs([], count));
  const [canScroll, setCanScroll] = useState({ back: false, forward: false });
  const embla = useCarousel({
    viewportRef,
    variant: 'strip',
    axis: axis === 'vertical' ? 'y' : 'x',
    index,
  });

  useEffect(
    function followScroll() {
      if (!embla) return;
      const update = () => {
        const progress = embla.scrollProgress();
        const [back, forward] = [progress > 0.001, progress < 0.999];
        setCanScroll((before) =>
          before.back === back && before.forward === forward ? before : { back, forward },
        );
        const next = renderedThumbs(embla.slidesInView(), count);
        setRange((before) => (before.first === next.first && before.end === next.end ? before : next));
      };
      const events = ['scroll', 'slidesInView', 'reInit'] as const;
      update();
      for (const event of events) embla.on(event, update);
      return () => {
        for (const event of events) embla.off(event, update);
      };
    },
    [embla, count],
  );

  return {
    viewportRef,
    range,
    canScroll,
    /** Whether Embla scrolls the strip; before, the browser does. */
    isReady: embla !== undefined,
    /** Scrolls by what fits. */
    scrollByPage: (step: 1 | -1) => {
      const isInstant = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (step === 1) embla?.scrollNext(isInstant);
      else embla?.scrollPrev(isInstant);
    },
  };
}
