import { type KeyboardEvent, useRef } from 'react';
import { indexAfterKey } from '../../hooks/index.ts';
import * as styles from './CarouselDots.css.ts';
import type { CarouselLabels } from './carouselLabels.ts';
import { phaseOf } from './carouselState.ts';
import type { CarouselController } from './useCarousel.ts';

interface CarouselDotsProps {
  /** What each slide is about. */
  titles: readonly string[];
  carousel: Pick<CarouselController, 'state' | 'actions'>;
  labels: Pick<CarouselLabels, 'dots' | 'slide'>;
}

/** A dot for each slide: one stop for the keyboard, arrows within. */
export function CarouselDots({ titles, carousel: { state, actions }, labels }: CarouselDotsProps) {
  const dots = useRef<(HTMLButtonElement | null)[]>([]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = indexAfterKey({
      key: event.key,
      axis: 'horizontal',
      isRtl,
      index: state.index,
      count: titles.length,
    });
    if (next === null) return;
    event.preventDefault();
    actions.choose(next);
    dots.current[next]?.focus();
  };
  return (
    <div aria-label={labels.dots} className={styles.root} data-phase={phaseOf(state)} role="group">
      {titles.map((title, at) => {
        const isShown = at === state.index;
        return (
          <button
            aria-current={isShown || undefined}
            aria-label={labels.slide(at + 1, titles.length, title)}
            className={styles.dot}
            key={at}
            onClick={() => actions.choose(at)}
            onKeyDown={onKeyDown}
            ref={(element) => {
              dots.current[at] = element;
            }}
            tabIndex={isShown ? 0 : -1}
            type="button"
          >
            <span className={styles.disc}>{isShown && <span className={styles.fill} />}</span>
          </button>
        );
      })}
    </div>
  );
}
