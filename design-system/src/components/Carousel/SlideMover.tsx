import type { RefObject } from 'react';
import { useCarousel } from '../../hooks/useCarousel.ts';
import type { CarouselStep } from './carouselState.ts';

interface SlideMoverProps {
  viewportRef: RefObject<HTMLElement | null>;
  index: number;
  step: CarouselStep;
}

/** Moves the slides with Embla. Renders nothing; until it has loaded, CSS shows the current slide. */
export function SlideMover(props: SlideMoverProps) {
  useCarousel(props);
  return null;
}
