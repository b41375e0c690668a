import type { RefObject } from 'react';
import { useCarousel } from '../../hooks/useCarousel.ts';

export interface SlideScrollerProps {
  viewportRef: RefObject<HTMLElement | null>;
  index: number;
  /** Direction of the last change. */
  step: 1 | -1;
}

/** Moves the pictures with Embla. Renders nothing; until it has loaded, CSS positions the current picture. */
export function SlideScroller(props: SlideScrollerProps) {
  useCarousel(props);
  return null;
}
