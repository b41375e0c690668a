import { useMemo, useRef, useState } from 'react';
import { inlineVars, setVars } from '../../styles/inlineVars.ts';
import { type Clock, realClock } from '../../hooks/index.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import type { DrawingName, PictureSource } from '../Picture/index.ts';
import * as styles from './Carousel.css.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { interval } from './CarouselDots.css.ts';
import { CarouselDots } from './CarouselDots.tsx';
import { carouselLabels, type CarouselLabels } from './carouselLabels.ts';
import { CarouselSlide } from './CarouselSlide.tsx';
import { slideMotion, phaseOf } from './carouselState.ts';
import { useCarousel } from './useCarousel.ts';
import { useCarouselDrag } from './useCarouselDrag.ts';

export interface CarouselItem {
  /** A wide scene that leaves room for words at its start. */
  image: PictureSource | null | undefined;
  title: string;
  /** Where the slide leads. */
  href: string;
  text?: string;
  /** Product family of the drawing that stands for a missing picture. */
  drawing?: DrawingName;
}

export interface CarouselProps {
  items: readonly CarouselItem[];
  /** Name of the carousel, without the word. */
  label: string;
  /** Time from one slide to the next in ms; 0 plays nothing. @default 4000 */
  autoplayInterval?: number;
  /** Rank of the titles in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** Whether the page opens with it: its first picture is then loaded before others. @default true */
  priority?: boolean;
  /** Width of the pictures in the page. @default carouselSizes */
  sizes?: string;
  /** Called with the index of a slide that has come. */
  onSlideChange?: (index: number) => void;
  labels?: Partial<CarouselLabels>;
  /** The time to go by, for tests. */
  clock?: Clock;
}

/** Width of a slide's picture, for the choice among its variants. */
export const carouselSizes = '(min-width: 1376px) 1280px, 100vw';

/** The autoplay of the style sheet; another interval goes out as a custom property. */
const defaultIntervalMs = 4000;

/** Shows wide slides one after another, each a link; plays by itself until somebody looks closer. */
export function Carousel({ items, autoplayInterval = defaultIntervalMs, ...others }: CarouselProps) {
  if (items.length === 0) return null;
  // Another number of slides, or another beat, begins anew.
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
  autoplayInterval,
  headingLevel = 3,
  priority = true,
  sizes = carouselSizes,
  onSlideChange,
  labels: givenLabels,
  clock = realClock,
}: CarouselProps & { autoplayInterval: number }) {
  const labels = useMemo(() => ({ ...carouselLabels, ...givenLabels }), [givenLabels]);
  const count = items.length;
  const viewport = useRef<HTMLDivElement>(null);
  const play = useCarousel({ count, intervalMs: autoplayInterval, clock, onSlideChange });
  const { state, rootRef, actions } = play;
  const phase = phaseOf(state);
  const [wasSeen, setSeen] = useState(false);
  if (!wasSeen && !state.holds.includes('offScreen')) setSeen(true);
  const pullTo = (distancePx: number) => {
    if (viewport.current) setVars(viewport.current, { [styles.dragOffset]: `${distancePx}px` });
  };
  const pullProps = useCarouselDrag({ actions, isDisabled: phase === 'single', onMove: pullTo });

  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      className={styles.root}
      data-component="Carousel"
      data-phase={phase}
      ref={rootRef}
      style={
        autoplayInterval === defaultIntervalMs
          ? undefined
          : inlineVars({ [interval]: `${autoplayInterval}ms` })
      }
    >
      {phase !== 'single' && <CarouselControls actions={actions} labels={labels} phase={phase} />}
      <div
        {...pullProps}
        aria-live={phase === 'playing' ? 'off' : 'polite'}
        className={`${styles.viewport} ${phase === 'single' ? '' : styles.draggable}`}
        // Where a pull ended is where the movement after it begins; after that it is forgotten.
        onAnimationEnd={() => pullTo(0)}
        ref={viewport}
      >
        {items.map((item, at) => (
          <CarouselSlide
            headingLevel={headingLevel}
            hint={labels.hint}
            isShown={at === state.index}
            isPreloaded={wasSeen}
            item={item}
            key={at}
            label={labels.slide(at + 1, count, item.title)}
            motion={slideMotion(state, at)}
            priority={at === 0 && (priority || 'behind')}
            sizes={sizes}
          />
        ))}
      </div>
      {phase !== 'single' && (
        <div className={styles.dots}>
          <CarouselDots labels={labels} carousel={play} titles={items.map(({ title }) => title)} />
        </div>
      )}
      <span aria-hidden className={styles.badge}>
        {/* Numbers keep their order in any script. */}
        <bdi dir="ltr">
          {state.index + 1} / {count}
        </bdi>
      </span>
    </section>
  );
}
