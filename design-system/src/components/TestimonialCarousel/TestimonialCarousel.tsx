import { useId, useMemo, useRef } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import { type Clock, realClock, useSwipe } from '../../hooks/index.ts';
import {
  CarouselDots,
  carouselInterval,
  PauseButton,
  phaseOf,
  StepButtons,
  useSlideshow,
} from '../Carousel/index.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { Testimonial, type TestimonialItem } from '../Testimonial/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './TestimonialCarousel.css.ts';
import { testimonialCarouselLabels, type TestimonialCarouselLabels } from './testimonialCarouselLabels.ts';

export interface TestimonialCarouselProps {
  items: readonly TestimonialItem[];
  /** Visible heading and accessible name of the carousel. */
  title: string;
  /** Sentence below the title. */
  text?: string;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel;
  /** Autoplay interval in milliseconds; 0 disables autoplay. @default 6000 */
  autoplayInterval?: number;
  /** Time after a change during which user commands are ignored, in milliseconds (S-110). @default 500 */
  lockMs?: number;
  labels?: Partial<TestimonialCarouselLabels>;
  /** Clock of the autoplay, for tests. */
  clock?: Clock;
}

/** Shows one large testimonial at a time; autoplay waits while the user hovers, focuses or swipes. */
export function TestimonialCarousel({ items, autoplayInterval = 6000, ...props }: TestimonialCarouselProps) {
  if (items.length === 0) return null;
  // Restarts when the number of testimonials or the interval changes.
  return (
    <Testimonials
      autoplayInterval={autoplayInterval}
      items={items}
      key={`${items.length}/${autoplayInterval}`}
      {...props}
    />
  );
}

function Testimonials({
  items,
  title,
  text,
  headingLevel = 2,
  autoplayInterval,
  lockMs = 500,
  labels: labelOverrides,
  clock = realClock,
}: TestimonialCarouselProps & { autoplayInterval: number }) {
  const labels = useMemo(() => ({ ...testimonialCarouselLabels, ...labelOverrides }), [labelOverrides]);
  const titleId = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const slideshow = useSlideshow({
    count: items.length,
    intervalMs: autoplayInterval,
    lockMs,
    clock,
    onSlideChange: undefined,
  });
  const { state, rootRef, actions } = slideshow;
  const phase = phaseOf(state);
  const isSingle = phase === 'single';
  useSwipe({
    ref: viewport,
    isDisabled: isSingle,
    isTouchOnly: true,
    onPress: actions.press,
    onRelease: actions.release,
  });
  return (
    <section
      aria-labelledby={titleId}
      aria-roledescription="carousel"
      className={styles.root}
      data-component="TestimonialCarousel"
      data-phase={phase}
      ref={rootRef}
      style={inlineVars({ [carouselInterval]: `${autoplayInterval}ms` })}
    >
      <div className={styles.header}>
        <div className={styles.text}>
          <Heading id={titleId} level={headingLevel} variant="heading2">
            {title}
          </Heading>
          {text && <Text tone="soft">{text}</Text>}
        </div>
        {!isSingle && (
          <div className={styles.controls}>
            <span className={styles.pause}>
              <PauseButton actions={actions} labels={labels} phase={phase} />
            </span>
            <StepButtons actions={actions} labels={labels} />
          </div>
        )}
      </div>
      <div className={styles.quotes}>
        <div
          aria-live={phase === 'playing' ? 'off' : 'polite'}
          className={`${styles.stack} ${isSingle ? '' : styles.draggable}`}
          ref={viewport}
        >
          {items.map((item, index) => (
            <div
              aria-label={labels.slide(index + 1, items.length, item.name)}
              aria-roledescription="slide"
              className={styles.slide}
              data-part="slide"
              inert={index !== state.index}
              key={index}
              role="group"
            >
              <Testimonial {...item} variant="large" />
            </div>
          ))}
        </div>
        {!isSingle && (
          <div className={styles.dots}>
            <CarouselDots labels={labels} slideshow={slideshow} titles={items.map(({ name }) => name)} />
          </div>
        )}
      </div>
    </section>
  );
}
