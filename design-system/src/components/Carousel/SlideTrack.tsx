import type { RefObject } from 'react';
import type { HeadingLevel } from '../Heading/index.ts';
import type { PicturePriority } from '../Picture/index.ts';
import * as styles from './Carousel.css.ts';
import type { CarouselContent, CarouselItem } from './Carousel.tsx';
import type { CarouselLabels } from './carouselLabels.ts';
import { CarouselSlide } from './CarouselSlide.tsx';
import { type CarouselState, phaseOf } from './carouselState.ts';
import { severalProps, type SlidesPerView } from './useSlidesPerView.ts';
import { isInView } from './viewGeometry.ts';

interface SlideTrackProps {
  viewportRef: RefObject<HTMLDivElement | null>;
  items: readonly (CarouselItem | CarouselContent)[];
  slidesPerView: SlidesPerView;
  /** The most slides that may be in view; the others are inert. */
  mostPerView: number;
  state: CarouselState;
  headingLevel: HeadingLevel;
  /** Of the first picture. */
  priority: PicturePriority;
  /** Of the other pictures. */
  otherPriority: PicturePriority;
  sizes: string;
  labels: Pick<CarouselLabels, 'hint' | 'slide'>;
}

/** The slides side by side, clipped to those in view. */
export function SlideTrack({
  viewportRef,
  items,
  slidesPerView,
  mostPerView,
  state,
  priority,
  otherPriority,
  labels,
  ...others
}: SlideTrackProps) {
  const count = items.length;
  const phase = phaseOf(state);
  const isSeveral = slidesPerView !== 1;
  const { className, style } = isSeveral ? severalProps(slidesPerView) : alone;
  return (
    <div
      className={`${styles.viewport} ${className} ${phase === 'single' ? '' : styles.draggable}`}
      ref={viewportRef}
      style={style}
    >
      <div aria-live={phase === 'playing' ? 'off' : 'polite'} className={styles.container}>
        {items.map((item, index) => (
          <CarouselSlide
            {...others}
            hint={labels.hint}
            isBeforeCurrent={index < state.index}
            isInView={isInView({ count, perView: mostPerView }, state.index, index)}
            isSeveral={isSeveral}
            item={item}
            key={index}
            label={labels.slide(index + 1, count, item.title)}
            priority={index === 0 ? priority : otherPriority}
          />
        ))}
      </div>
    </div>
  );
}

const alone = { className: styles.behindControls, style: undefined };
