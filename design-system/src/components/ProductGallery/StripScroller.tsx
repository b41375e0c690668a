import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useCarousel } from '../../hooks/useCarousel.ts';
import { renderedThumbs, type Strip } from './stripGeometry.ts';

export interface StripScrollerProps {
  viewportRef: RefObject<HTMLElement | null>;
  axis: 'vertical' | 'horizontal';
  count: number;
  /** The selected thumbnail; the strip scrolls to it. */
  index: number;
  onChange: (strip: Strip) => void;
}

/**
 * Scrolls an overflowing strip of thumbnails by drag, wheel and page, and reports the visible ones. Renders nothing.
 */
export function StripScroller({ viewportRef, axis, count, index, onChange }: StripScrollerProps) {
  const embla = useCarousel({
    viewportRef,
    variant: 'strip',
    axis: axis === 'vertical' ? 'y' : 'x',
    index,
  });
  const report = useEffectEvent(onChange);

  useEffect(
    function followScroll() {
      if (!embla) return;
      const scrollByPage = (step: 1 | -1) => {
        const isInstant = matchMedia('(prefers-reduced-motion: reduce)').matches;
        if (step === 1) embla.scrollNext(isInstant);
        else embla.scrollPrev(isInstant);
      };
      const update = () => {
        const overflows = embla.scrollSnapList().length > 1;
        const progress = embla.scrollProgress();
        report({
          ...renderedThumbs(embla.slidesInView(), count),
          canScrollBack: overflows && progress > 0.001,
          canScrollForward: overflows && progress < 0.999,
          scrollByPage,
        });
      };
      const events = ['scroll', 'settle', 'slidesInView', 'reInit'] as const;
      update();
      for (const event of events) embla.on(event, update);
      return () => {
        for (const event of events) embla.off(event, update);
      };
    },
    [embla, count],
  );
  return null;
}
