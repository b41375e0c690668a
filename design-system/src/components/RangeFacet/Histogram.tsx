import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './Histogram.css.ts';
import { type ChosenRange, isBarChosen, type RangeBar } from './rangeScaleGeometry.ts';

interface HistogramProps {
  bars: readonly RangeBar[];
  range: ChosenRange;
  /** Ends of the selected part of the track, in bars. */
  positions: readonly [number, number];
}

/** Bars of equal width, and the track below. Decorative: the fields contain the same information as text. */
export function Histogram({ bars, range, positions: [start, end] }: HistogramProps) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const share = (position: number) => `${(position / bars.length) * 100}%`;
  return (
    <div aria-hidden className={styles.root}>
      <div className={styles.bars}>
        {bars.map((bar) => (
          <span
            className={isBarChosen(bar, range) ? `${styles.bar} ${styles.chosen}` : styles.bar}
            key={bar.from}
            style={inlineVars({ [styles.height]: `${Math.round((bar.count / highest) * 100)}%` })}
          />
        ))}
      </div>
      <div
        className={styles.track}
        style={inlineVars({ [styles.start]: share(start), [styles.end]: share(end) })}
      />
    </div>
  );
}
