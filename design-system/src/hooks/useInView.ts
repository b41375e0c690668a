import { type RefObject, useEffect, useState } from 'react';
import { reachableThreshold } from './inViewGeometry.ts';

/**
 * Whether a block has been in view. `unknown`: not observed (on the server, with reduced motion), or only an edge is visible.
 * `unseen`: off screen. `seen`: enough of it has been visible once.
 */
export type InViewState = 'unknown' | 'unseen' | 'seen';

interface InViewOptions {
  ref: RefObject<HTMLElement | null>;
  /** Share of the block that has to be visible, from 0 to 1. */
  threshold: number;
  /** Height of the bottom of the window that does not count. @default 0 */
  bottomMarginPx?: number;
  /** Observes nothing. @default false */
  isDisabled?: boolean;
}

/** Observes a block until enough of it has been visible once. */
export function useInView({
  ref,
  threshold,
  bottomMarginPx = 0,
  isDisabled = false,
}: InViewOptions): InViewState {
  const [inView, setInView] = useState<InViewState>('unknown');
  const isObserved = !isDisabled && inView !== 'seen';

  useEffect(
    function observeBlock() {
      const block = ref.current;
      if (!block || !isObserved || !canAnimate()) return;
      const viewportPx = window.innerHeight - bottomMarginPx;
      const minRatio = reachableThreshold({ threshold, blockPx: block.offsetHeight, viewportPx });
      const observer = new IntersectionObserver(
        (entries) => {
          const last = entries.at(-1);
          if (!last) return;
          if (last.isIntersecting && last.intersectionRatio >= minRatio) setInView('seen');
          else if (!last.isIntersecting) setInView('unseen');
        },
        { threshold: [0, minRatio], rootMargin: `0px 0px -${bottomMarginPx}px 0px` },
      );
      observer.observe(block);
      return () => observer.disconnect();
    },
    [ref, threshold, bottomMarginPx, isObserved],
  );
  return inView;
}

function canAnimate(): boolean {
  return 'IntersectionObserver' in window && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
