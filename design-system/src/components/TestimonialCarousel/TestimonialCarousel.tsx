import { useId, useMemo } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import { type Clock, realClock } from '../../hooks/index.ts';
import {
  CarouselDots,
  carouselInterval,
  PauseButton,
  phaseOf,
  StepButtons,
  useCarousel,
  useCarouselDrag,
} from '../Carousel/index.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { Testimonial, type TestimonialItem } from '../Testimonial/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './TestimonialCarousel.css.ts';
import { testimonialCarouselLabels, type TestimonialCarouselLabels } from './testimonialCarouselLabels.ts';

export interface TestimonialCarouselProps {
  items: readonly TestimonialItem[];
  /** Name of the carousel, shown beside it. */
  title: string;
  /** A sentence under the title. */
  text?: string;
  /** Rank of the title in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel;
  /** Time from one testimonial to the next in ms; 0 plays nothing. @default 6000 */
  autoplayInterval?: number;
  /** Time after a change in which nobody can make another, in ms. @default 500 */
  lockMs?: number;
  labels?: Partial<TestimonialCarouselLabels>;
  /** The time to go by, for tests. */
  clock?: Clock;
}

/** Shows what customers say, one at a time and large; it plays by itself until somebody looks closer. */
export function TestimonialCarousel({ items, autoplayInterval = 6000, ...others }: TestimonialCarouselProps) {
  if (items.length === 0) return null;
  // Another number of testimonials, or another beat, begins anew.
  return (
    <Testimonials
      autoplayInterval={autoplayInterval}
      items={items}
      key={`${items.length}/${autoplayInterval}`}
      {...others}
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
  labels: givenLabels,
  clock = realClock,
}: TestimonialCarouselProps & { autoplayInterval: number }) {
  const labels = useMemo(() => ({ ...testimonialCarouselLabels, ...givenLabels }), [givenLabels]);
  const titleId = useId();
  const play = useCarousel({
    count: items.length,
    intervalMs: autoplayInterval,
    lockMs,
    clock,
    onSlideChange: undefined,
  });
  const { state, rootRef, actions } = play;
  const phase = phaseOf(state);
  const isSingle = phase === 'single';
  const pullProps = useCarouselDrag({ actions, isDisabled: isSingle, isTouchOnly: true, onMove: () => {} });
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
          {...pullProps}
          aria-live={phase === 'playing' ? 'off' : 'polite'}
          className={`${styles.stack} ${isSingle ? '' : styles.draggable}`}
        >
          {items.map((item, at) => (
            <div
              aria-label={labels.slide(at + 1, items.length, item.name)}
              aria-roledescription="slide"
              className={styles.slide}
              data-part="slide"
              inert={at !== state.index}
              key={at}
              role="group"
            >
              <Testimonial {...item} variant="large" />
            </div>
          ))}
        </div>
        {!isSingle && (
          <div className={styles.dots}>
            <CarouselDots labels={labels} carousel={play} titles={items.map(({ name }) => name)} />
          </div>
        )}
      </div>
    </section>
  );
}
