import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { countVars } from '../../layout/Grid/countVars.ts';
import { columnCount, counted } from '../../layout/Grid/Grid.css.ts';
import type { GridColumns } from '../../layout/index.ts';
import { inlineVars, readVar } from '../../styles/inlineVars.ts';
import * as styles from './Carousel.css.ts';
import { usablePerView } from './viewGeometry.ts';

/** Slides per view: a number, or numbers by the width of the carousel. */
export type SlidesPerView = number | GridColumns;

const smallest = (slides: SlidesPerView) => usablePerView(typeof slides === 'number' ? slides : slides.xs);

const largest = (slides: SlidesPerView) =>
  typeof slides === 'number' ? usablePerView(slides) : Math.max(...Object.values(slides).map(usablePerView));

/**
 * Returns the slides per view as CSS has chosen them. Before hydration that is unknown: `perView` is the smallest number,
 * so that controls are rendered, and `mostPerView` the largest, so that no slide in view is inert.
 */
export function useSlidesPerView(viewportRef: RefObject<HTMLElement | null>, slides: SlidesPerView) {
  const [measured, setMeasured] = useState<number | null>(null);
  const isResponsive = typeof slides !== 'number';
  const numbers = isResponsive ? Object.values(slides).join() : '';

  useEffect(
    function measureView() {
      const viewport = viewportRef.current;
      if (!viewport || numbers === '') return;
      const observer = new ResizeObserver(() =>
        setMeasured(usablePerView(Number(readVar(viewport, columnCount)))),
      );
      observer.observe(viewport);
      return () => observer.disconnect();
    },
    [viewportRef, numbers],
  );

  const known = isResponsive ? measured : null;
  return { perView: known ?? smallest(slides), mostPerView: known ?? largest(slides) };
}

/** Returns the class and custom properties of a viewport with several slides per view. */
export function severalProps(slides: SlidesPerView): { className: string; style: CSSProperties } {
  return typeof slides === 'number'
    ? { className: styles.several, style: inlineVars({ [columnCount]: String(usablePerView(slides)) }) }
    : { className: `${styles.several} ${counted}`, style: countVars(slides) };
}

/** Returns the class of controls that are not needed from the width at which all slides fit. */
export function controlsClass(slides: SlidesPerView, count: number): string {
  if (typeof slides === 'number') return '';
  const { xs, sm = xs, md = sm, lg = md } = slides;
  const first = Object.entries({ sm, md, lg }).find(([, perView]) => perView >= count);
  return first ? styles.fitsFrom[first[0] as keyof typeof styles.fitsFrom] : '';
}
