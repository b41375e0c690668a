import { useRef } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import { type Clock, realClock, useInView } from '../../hooks/index.ts';
import { progressFraction } from '../ProgressBar/index.ts';
import * as styles from './Meter.css.ts';
import { useMeter } from './useMeter.ts';

export interface MeterProps {
  /** Visible and accessible name. */
  label: string;
  /** Percent, clamped to 0 to 100; NaN counts as 0. */
  value: number;
  /** Delay between entering the viewport and the animation, in milliseconds. @default 0 */
  delayMs?: number;
  /** Duration of the animation in milliseconds. @default 2000 */
  durationMs?: number;
  /** Visible share, 0 to 1, that starts the animation. @default 0.3 */
  threshold?: number;
  /** Bottom part of the viewport that does not count as visible. @default 50 */
  bottomMarginPx?: number;
  /** Replaces timers in tests. */
  clock?: Clock;
}

const defaultDurationMs = 2000;

/** Shows a fixed percentage; the bar grows once, when it enters the viewport. */
export function Meter({
  label,
  value,
  delayMs = 0,
  durationMs = defaultDurationMs,
  threshold = 0.3,
  bottomMarginPx = 50,
  clock = realClock,
}: MeterProps) {
  const ref = useRef<HTMLDivElement>(null);
  const inView = useInView({ ref, threshold, bottomMarginPx });
  const phase = useMeter({ inView, delayMs, durationMs, clock });
  const fraction = progressFraction({ value, min: 0, max: 100 });
  const percent = Math.round(fraction * 100);
  return (
    <div
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={percent}
      aria-valuetext={`${percent}%`}
      className={styles.root}
      data-component="Meter"
      data-phase={phase}
      ref={ref}
      role="meter"
    >
      <span className={styles.header}>
        <span className={styles.label}>{label}</span>
        <bdi dir="ltr">{`${percent}%`}</bdi>
      </span>
      <span className={styles.track}>
        <span
          className={styles.fill}
          data-part="fill"
          style={inlineVars({
            [styles.fraction]: String(fraction),
            ...(durationMs === defaultDurationMs ? {} : { [styles.duration]: `${durationMs}ms` }),
          })}
        />
      </span>
    </div>
  );
}
