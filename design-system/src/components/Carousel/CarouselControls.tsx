import { memo } from 'react';
import {
  IconChevronLeft,
  IconChevronRight,
  type IconProps,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Carousel.css.ts';
import type { CarouselLabels } from './carouselLabels.ts';
import type { CarouselPhase } from './carouselState.ts';
import type { CarouselActs } from './useCarousel.ts';

interface CarouselControlsProps {
  acts: Pick<CarouselActs, 'next' | 'previous' | 'toggleStop'>;
  phase: CarouselPhase;
  labels: Pick<CarouselLabels, 'pause' | 'play' | 'previous' | 'next'>;
}

/** The buttons of a carousel: pause first, as the pattern asks, then back and on. */
export function CarouselControls({ acts, phase, labels }: CarouselControlsProps) {
  return (
    <>
      <div className={styles.pause}>
        <PauseButton acts={acts} labels={labels} phase={phase} />
      </div>
      <div className={styles.steps}>
        <StepButtons acts={acts} labels={labels} />
      </div>
    </>
  );
}

/** Stops what plays by itself, and lets it play again. */
export const PauseButton = memo(function PauseButton({ acts, phase, labels }: CarouselControlsProps) {
  if (phase === 'static') return null;
  const isStopped = phase === 'stopped';
  return (
    <IconButton
      icon={isStopped ? IconPlayerPlayFilled : IconPlayerPauseFilled}
      iconSize={16}
      label={isStopped ? labels.play : labels.pause}
      onPress={acts.toggleStop}
      size="sm"
      variant="box"
    />
  );
});

/** Back and on. */
export const StepButtons = memo(function StepButtons({ acts, labels }: Omit<CarouselControlsProps, 'phase'>) {
  return (
    <>
      <IconButton icon={Back} label={labels.previous} onPress={acts.previous} variant="box" />
      <IconButton icon={On} label={labels.next} onPress={acts.next} variant="box" />
    </>
  );
});

function Back({ size }: IconProps) {
  return (
    <span className={styles.turned}>
      <IconChevronLeft size={size} />
    </span>
  );
}

function On({ size }: IconProps) {
  return (
    <span className={styles.turned}>
      <IconChevronRight size={size} />
    </span>
  );
}
