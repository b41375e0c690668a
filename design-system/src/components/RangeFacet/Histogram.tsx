import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './Histogram.css.ts';
import {
  type ChosenRange,
  drawBars,
  histogramHeight,
  isBarChosen,
  type RangeBar,
} from './rangeScaleGeometry.ts';

interface HistogramProps {
  bars: readonly RangeBar[];
  range: ChosenRange;
  /** Ends of the selected part of the track, in bars. */
  positions: readonly [number, number];
}

/** Bars of equal width, and the track below. Decorative: the fields contain the same information as text. */
export function Histogram({ bars, range, positions: [start, end] }: HistogramProps) {
  const share = (position: number) => `${(position / bars.length) * 100}%`;
  const isWhole = start === 0 && end === bars.length;
  const chosenBars = drawBars(bars, (bar) => isBarChosen(bar, range));
  return (
    <div aria-hidden className={styles.root}>
      <svg
        className={styles.bars}
        preserveAspectRatio="none"
        viewBox={`0 0 ${bars.length} ${histogramHeight}`}
      >
        <path d={drawBars(bars, (bar) => !isBarChosen(bar, range))} />
        {chosenBars !== '' && <path className={styles.chosen} d={chosenBars} />}
      </svg>
      <div
        className={styles.track}
        style={isWhole ? undefined : inlineVars({ [styles.start]: share(start), [styles.end]: share(end) })}
      />
    </div>
  );
}
