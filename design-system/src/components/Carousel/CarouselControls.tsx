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
import type { CarouselPlay } from './useCarousel.ts';

interface CarouselControlsProps {
  play: Pick<CarouselPlay, 'next' | 'previous' | 'toggleStop'>;
  phase: CarouselPhase;
  labels: Pick<CarouselLabels, 'pause' | 'play' | 'previous' | 'next'>;
}

/** The buttons of a carousel: pause first, as the pattern asks, then back and on. */
export function CarouselControls(props: CarouselControlsProps) {
  return (
    <>
      <div className={styles.pause}>
        <PauseButton {...props} />
      </div>
      <div className={styles.steps}>
        <StepButtons {...props} />
      </div>
    </>
  );
}

/** Stops what plays by itself, and lets it play again. */
export function PauseButton({ play, phase, labels }: CarouselControlsProps) {
  if (phase === 'static') return null;
  const isStopped = phase === 'stopped';
  return (
    <IconButton
      icon={isStopped ? IconPlayerPlayFilled : IconPlayerPauseFilled}
      iconSize={16}
      label={isStopped ? labels.play : labels.pause}
      onPress={play.toggleStop}
      size="sm"
      variant="box"
    />
  );
}

/** Back and on. */
export function StepButtons({ play, labels }: Omit<CarouselControlsProps, 'phase'>) {
  return (
    <>
      <IconButton icon={Back} label={labels.previous} onPress={play.previous} variant="box" />
      <IconButton icon={On} label={labels.next} onPress={play.next} variant="box" />
    </>
  );
}

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
