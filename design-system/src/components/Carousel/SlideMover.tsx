import type { RefObject } from 'react';
import { useCarousel } from '../../hooks/useCarousel.ts';
import { useWheelSwipe } from '../../hooks/useWheelSwipe.ts';
import type { CarouselStep } from './carouselState.ts';

interface SlideMoverProps {
  viewportRef: RefObject<HTMLElement | null>;
  index: number;
  step: CarouselStep;
  onWheelStep: (step: CarouselStep) => void;
}

/** Moves the slides with Embla, and turns them by wheel and trackpad. Renders nothing; until it has loaded, CSS shows the current slide. */
export function SlideMover({ viewportRef, index, step, onWheelStep }: SlideMoverProps) {
  useCarousel({ viewportRef, index, step });
  useWheelSwipe({ ref: viewportRef, onStep: onWheelStep });
  return null;
}
