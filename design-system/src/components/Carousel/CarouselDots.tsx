import { type KeyboardEvent, useRef } from 'react';
import { indexAfterKey } from '../../hooks/index.ts';
import * as styles from './CarouselDots.css.ts';
import type { CarouselLabels } from './carouselLabels.ts';
import { phaseOf } from './carouselState.ts';
import type { Slideshow } from './useSlideshow.ts';
import { positionCount } from './viewGeometry.ts';

interface CarouselDotsProps {
  /** Titles of the slides. */
  titles: readonly string[];
  slideshow: Pick<Slideshow, 'state' | 'actions'>;
  labels: Pick<CarouselLabels, 'dots' | 'slide'>;
}

/** One dot for each slide that can be the first in view; a single tab stop with arrow keys. */
export function CarouselDots({ titles, slideshow: { state, actions }, labels }: CarouselDotsProps) {
  const positions = positionCount(state);
  const dots = useRef<(HTMLButtonElement | null)[]>([]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = indexAfterKey({
      key: event.key,
      axis: 'horizontal',
      isRtl,
      index: state.index,
      count: positions,
    });
    if (next === null) return;
    event.preventDefault();
    actions.choose(next);
    dots.current[next]?.focus();
  };
  return (
    <div aria-label={labels.dots} className={styles.root} data-phase={phaseOf(state)} role="group">
      {titles.slice(0, positions).map((title, index) => {
        const isCurrent = index === state.index;
        return (
          <button
            aria-current={isCurrent || undefined}
            aria-label={labels.slide(index + 1, titles.length, title)}
            className={styles.dot}
            key={index}
            onClick={() => actions.choose(index)}
            onKeyDown={onKeyDown}
            ref={(element) => {
              dots.current[index] = element;
            }}
            tabIndex={isCurrent ? 0 : -1}
            type="button"
          >
            <span className={styles.disc}>{isCurrent && <span className={styles.fill} />}</span>
          </button>
        );
      })}
    </div>
  );
}
