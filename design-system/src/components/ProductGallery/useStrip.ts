import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../hooks/afterPaint.ts';
import { scrollToShow, stripRange } from './stripGeometry.ts';

interface StripOptions {
  axis: 'vertical' | 'horizontal';
  count: number;
  /** The chosen one stays in sight. */
  index: number;
}

/** What of a strip of thumbnails is in sight, and its ways to the rest. */
export function useStrip({ axis, count, index }: StripOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState(() => stripRange({ scrolled: 0, window: 0, pitch: 0, count }));
  const [edges, setEdges] = useState({ hasBefore: false, hasAfter: false });

  useEffect(
    function watchStrip() {
      const strip = ref.current;
      if (!strip) return;
      const measure = () => {
        const { scrolled, window, whole } = measureStrip(strip, axis);
        const next = stripRange({ scrolled, window, pitch: measurePitch(strip, axis), count });
        setRange((known) => (known.first === next.first && known.end === next.end ? known : next));
        const hasBefore = scrolled > 1;
        const hasAfter = scrolled < whole - window - 1;
        setEdges((known) =>
          known.hasBefore === hasBefore && known.hasAfter === hasAfter ? known : { hasBefore, hasAfter },
        );
      };
      measure();
      strip.addEventListener('scroll', measure, { passive: true });
      const observer = new ResizeObserver(measure);
      observer.observe(strip);
      return () => {
        strip.removeEventListener('scroll', measure);
        observer.disconnect();
      };
    },
    [axis, count],
  );

  useEffect(
    function keepChosenInSight() {
      const strip = ref.current;
      const thumb = strip?.children[index];
      if (!strip || !(thumb instanceof HTMLElement)) return;
      // The picture that was chosen comes first.
      afterPaint(() => {
        const { scrolled, window } = measureStrip(strip, axis);
        const length = axis === 'vertical' ? thumb.offsetHeight : thumb.offsetWidth;
        const by = scrollToShow({ scrolled, window, start: index * measurePitch(strip, axis), length });
        if (by !== 0) scrollBy(strip, axis, by);
      });
    },
    [axis, index],
  );

  return {
    ref,
    range,
    edges,
    /** Goes on by what is in sight. */
    page: (step: 1 | -1) => {
      const strip = ref.current;
      if (strip) scrollBy(strip, axis, step * measureStrip(strip, axis).window);
    },
  };
}

function measureStrip(strip: HTMLElement, axis: StripOptions['axis']) {
  return axis === 'vertical'
    ? { scrolled: strip.scrollTop, window: strip.clientHeight, whole: strip.scrollHeight }
    : // From right to left, positions are negative.
      { scrolled: Math.abs(strip.scrollLeft), window: strip.clientWidth, whole: strip.scrollWidth };
}

function measurePitch(strip: HTMLElement, axis: StripOptions['axis']): number {
  const [first, second] = strip.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0;
  return Math.abs(
    axis === 'vertical' ? second.offsetTop - first.offsetTop : second.offsetLeft - first.offsetLeft,
  );
}

function scrollBy(strip: HTMLElement, axis: StripOptions['axis'], by: number) {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isCalm ? 'instant' : 'smooth';
  const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1;
  strip.scrollBy(axis === 'vertical' ? { top: by, behavior } : { left: by * sign, behavior });
}
