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
  play: CarouselPlay;
  phase: CarouselPhase;
  labels: CarouselLabels;
}

/** The buttons of a carousel: pause first, as the pattern asks, then back and on. */
export function CarouselControls({ play, phase, labels }: CarouselControlsProps) {
  const isStopped = phase === 'stopped';
  return (
    <>
      <div className={styles.pause}>
        {phase !== 'static' && (
          <IconButton
            icon={isStopped ? IconPlayerPlayFilled : IconPlayerPauseFilled}
            iconSize={16}
            label={isStopped ? labels.play : labels.pause}
            onPress={play.toggleStop}
            size="sm"
            variant="box"
          />
        )}
      </div>
      <div className={styles.steps}>
        <IconButton icon={Back} label={labels.previous} onPress={play.previous} variant="box" />
        <IconButton icon={On} label={labels.next} onPress={play.next} variant="box" />
      </div>
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
