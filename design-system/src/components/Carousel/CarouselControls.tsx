import { memo } from 'react';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Carousel.css.ts';
import type { CarouselLabels } from './carouselLabels.ts';
import type { CarouselPhase } from './carouselState.ts';
import type { SlideshowActions } from './useSlideshow.ts';

interface CarouselControlsProps {
  actions: Pick<SlideshowActions, 'next' | 'previous' | 'togglePause'>;
  phase: CarouselPhase;
  labels: Pick<CarouselLabels, 'pause' | 'play' | 'previous' | 'next'>;
}

/** The buttons of a carousel in the order of the APG pattern: pause, previous, next. */
export function CarouselControls({
  actions,
  phase,
  labels,
  className,
}: CarouselControlsProps & { className: string }) {
  return (
    <>
      <div className={`${styles.pause} ${className}`}>
        <PauseButton actions={actions} labels={labels} phase={phase} />
      </div>
      <div className={`${styles.stepButtons} ${className}`}>
        <StepButtons actions={actions} labels={labels} />
      </div>
    </>
  );
}

/** Pauses and resumes autoplay. */
export const PauseButton = memo(function PauseButton({ actions, phase, labels }: CarouselControlsProps) {
  if (phase === 'static') return null;
  const isPaused = phase === 'stopped';
  return (
    <IconButton
      icon={isPaused ? IconPlayerPlayFilled : IconPlayerPauseFilled}
      iconSize={16}
      label={isPaused ? labels.play : labels.pause}
      onPress={actions.togglePause}
      size="sm"
      variant="box"
    />
  );
});

/** Previous and next. */
export const StepButtons = memo(function StepButtons({
  actions,
  labels,
}: Omit<CarouselControlsProps, 'phase'>) {
  return (
    <>
      <IconButton icon={IconChevronLeft} label={labels.previous} onPress={actions.previous} variant="box" />
      <IconButton icon={IconChevronRight} label={labels.next} onPress={actions.next} variant="box" />
    </>
  );
});
