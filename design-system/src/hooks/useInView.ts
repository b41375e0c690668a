import { type RefObject, useEffect, useState } from 'react';
import { reachableThreshold } from './inViewGeometry.ts';

/**
 * Whether a block has been looked at. `unknown`: nobody watches (on the server, without an observer, for those who want
 * less motion), or only an edge of it is in sight. `unseen`: it is out of sight. `seen`: enough of it has been in sight once.
 */
export type InViewState = 'unknown' | 'unseen' | 'seen';

interface InViewOptions {
  ref: RefObject<HTMLElement | null>;
  /** Part of the block that has to be in sight, from 0 to 1. */
  threshold: number;
  /** The lowest part of the window that does not count. @default 0 */
  bottomMarginPx?: number;
  /** Nothing is watched. @default false */
  isDisabled?: boolean;
}

/** Watches until enough of a block has come into sight, once. */
export function useInView({
  ref,
  threshold,
  bottomMarginPx = 0,
  isDisabled = false,
}: InViewOptions): InViewState {
  const [sight, setSight] = useState<InViewState>('unknown');
  const isWatched = !isDisabled && sight !== 'seen';

  useEffect(
    function watchForSight() {
      const block = ref.current;
      if (!block || !isWatched || !canAnimate()) return;
      const viewportPx = window.innerHeight - bottomMarginPx;
      const part = reachableThreshold({ threshold, blockPx: block.offsetHeight, viewportPx });
      const observer = new IntersectionObserver(
        (entries) => {
          const last = entries.at(-1);
          if (!last) return;
          if (last.isIntersecting && last.intersectionRatio >= part) setSight('seen');
          else if (!last.isIntersecting) setSight('unseen');
        },
        { threshold: [0, part], rootMargin: `0px 0px -${bottomMarginPx}px 0px` },
      );
      observer.observe(block);
      return () => observer.disconnect();
    },
    [ref, threshold, bottomMarginPx, isWatched],
  );
  return sight;
}

function canAnimate(): boolean {
  return 'IntersectionObserver' in window && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
