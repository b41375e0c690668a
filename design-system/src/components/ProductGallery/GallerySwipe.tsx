import type { RefObject } from 'react';
import { useSwipe } from '../../hooks/index.ts';

export interface GallerySwipeProps {
  frame: RefObject<HTMLElement | null>;
  isDisabled: boolean;
  onPress: () => void;
  onSwipe: (step: 1 | -1) => void;
}

/** Chooses pictures by swipes of a finger. Renders nothing; it is loaded on touch screens. */
export function GallerySwipe({ frame, isDisabled, onPress, onSwipe }: GallerySwipeProps) {
  useSwipe({
    ref: frame,
    isDisabled,
    isTouchOnly: true,
    onPress,
    onRelease: (step) => {
      if (step) onSwipe(step);
    },
  });
  return null;
}
