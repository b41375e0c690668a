import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import { type Clock, realClock, useLazyComponent, useSwipe } from '../../hooks/index.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import type { DrawingName, PictureSource } from '../Picture/index.ts';
import * as styles from './Carousel.css.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { interval } from './CarouselDots.css.ts';
import { CarouselDots } from './CarouselDots.tsx';
import { carouselLabels, type CarouselLabels } from './carouselLabels.ts';
import { phaseOf } from './carouselState.ts';
import { SlideTrack } from './SlideTrack.tsx';
import { controlsClass, type SlidesPerView, useSlidesPerView } from './useSlidesPerView.ts';
import { useSlideshow } from './useSlideshow.ts';

/** A slide with a picture, a title and a link over both. */
export interface CarouselItem {
  /** A wide scene with free space for the text at its start. */
  image: PictureSource | null | undefined;
  title: string;
  /** Target of the slide's link. */
  href: string;
  /** Shown where it fits beside the picture: phones show the title and the hint. */
  text?: string;
  /** Product family of the placeholder drawing for a missing picture. */
  drawing?: DrawingName;
}

/** A slide with content of its own. */
export interface CarouselContent {
  /** Names the slide. */
  title: string;
  content: ReactNode;
}

export interface CarouselProps {
  items: readonly (CarouselItem | CarouselContent)[];
  /** Name of the carousel, without the word "carousel". */
  label: string;
  /**
   * Slides side by side: a number, or numbers by the width of the carousel, which CSS chooses before any script. With a
   * fraction, part of the next slide shows. @default 1
   */
  slidesPerView?: SlidesPerView;
  /** Time from one slide to the next in ms; 0 turns autoplay off. @default 4000 */
  autoplayInterval?: number;
  /** Heading level of the titles. @default 3 */
  headingLevel?: HeadingLevel;
  /** Loads the first picture with high priority, for a carousel at the top of its page; otherwise lazily. @default true */
  priority?: boolean;
  /** `sizes` of the pictures; the default is that of one slide per view. @default carouselSizes */
  sizes?: string;
  /** Shows this slide, the first in view, whenever it changes; keep it up to date with `onSlideChange`. @default the first slide, then the carousel's own */
  index?: number;
  /** Called with the index of the new slide. */
  onSlideChange?: (index: number) => void;
  labels?: Partial<CarouselLabels>;
  /** Clock of the autoplay, for tests. */
  clock?: Clock;
}

/** Default `sizes` of a slide's picture. */
export const carouselSizes = '(min-width: 1376px) 1280px, 100vw';

const loadSlideMover = () => import('./SlideMover.tsx').then(({ SlideMover }) => SlideMover);

/** Matches the style sheet; any other interval is set as a custom property. */
const defaultIntervalMs = 4000;

/** Shows slides one after another, or several side by side; autoplay waits while the user hovers, focuses or drags. */
export function Carousel({ items, autoplayInterval = defaultIntervalMs, ...others }: CarouselProps) {
  if (items.length === 0) return null;
  // Restarts when the number of slides or the interval changes.
  return (
    <Slides
      autoplayInterval={autoplayInterval}
      items={items}
      key={`${items.length}/${autoplayInterval}`}
      {...others}
    />
  );
}

function Slides({
  items,
  label,
  slidesPerView = 1,
  autoplayInterval,
  headingLevel = 3,
  priority = true,
  sizes = carouselSizes,
  index,
  onSlideChange,
  labels: labelOverrides,
  clock = realClock,
}: CarouselProps & { autoplayInterval: number }) {
  const labels = useMemo(() => ({ ...carouselLabels, ...labelOverrides }), [labelOverrides]);
  const count = items.length;
  const viewport = useRef<HTMLDivElement>(null);
  const { perView, mostPerView } = useSlidesPerView(viewport, slidesPerView);
  const slideshow = useSlideshow({
    count,
    perView,
    index,
    intervalMs: autoplayInterval,
    clock,
    onSlideChange,
  });
  const { state, rootRef, actions } = slideshow;
  const phase = phaseOf(state);
  const isSingle = phase === 'single';
  const controls = controlsClass(slidesPerView, count);
  const [SlideMover, prepareMover] = useLazyComponent(loadSlideMover);
  useSwipe({ ref: viewport, isDisabled: isSingle, onPress: actions.press, onRelease: actions.release });
  const [hasBeenVisible, setHasBeenVisible] = useState(false);
  if (!hasBeenVisible && !state.holds.includes('offScreen')) setHasBeenVisible(true);
  useEffect(
    function loadMover() {
      if (hasBeenVisible && !isSingle) prepareMover();
    },
    [hasBeenVisible, isSingle, prepareMover],
  );

  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      className={styles.root}
      data-component="Carousel"
      data-phase={phase}
      data-seen={hasBeenVisible || undefined}
      ref={rootRef}
      style={
        autoplayInterval === defaultIntervalMs
          ? undefined
          : inlineVars({ [interval]: `${autoplayInterval}ms` })
      }
    >
      {!isSingle && <CarouselControls actions={actions} className={controls} labels={labels} phase={phase} />}
      <SlideTrack
        headingLevel={headingLevel}
        items={items}
        labels={labels}
        mostPerView={mostPerView}
        otherPriority={hasBeenVisible ? 'behind' : false}
        priority={priority}
        sizes={sizes}
        slidesPerView={slidesPerView}
        state={state}
        viewportRef={viewport}
      />
      {SlideMover && !isSingle && (
        <SlideMover index={state.index} onWheelStep={actions.turn} step={state.step} viewportRef={viewport} />
      )}
      {!isSingle && (
        <div className={`${styles.dots} ${controls}`}>
          <CarouselDots labels={labels} slideshow={slideshow} titles={items.map(({ title }) => title)} />
        </div>
      )}
      {slidesPerView === 1 && (
        <span aria-hidden className={styles.badge}>
          {/* Keeps 'n / total' left to right. */}
          <bdi dir="ltr">{`${state.index + 1} / ${count}`}</bdi>
        </span>
      )}
    </section>
  );
}
