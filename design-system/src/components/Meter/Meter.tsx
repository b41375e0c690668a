import { useRef } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import { type Clock, realClock, useInView } from '../../hooks/index.ts';
import { progressFraction } from '../ProgressBar/index.ts';
import * as styles from './Meter.css.ts';
import { useMeter } from './useMeter.ts';

export interface MeterProps {
  /** What is measured: the name of the meter, shown above the bar. */
  label: string;
  /** Percent. Outside 0 to 100 it stands at the end; what is no number counts as 0. */
  value: number;
  /** Time from being seen to the first movement in ms. @default 0 */
  delayMs?: number;
  /** Time of the growth in ms. @default 2000 */
  durationMs?: number;
  /** Part of the meter that has to be in sight, from 0 to 1. @default 0.3 */
  threshold?: number;
  /** The lowest part of the window that does not count. @default 50 */
  bottomMarginPx?: number;
  /** The time to go by, for tests. */
  clock?: Clock;
}

const defaultDurationMs = 2000;

/** Shows a share that stays what it is; it grows once, when it is first seen. */
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
  const sight = useInView({ ref, threshold, bottomMarginPx });
  const phase = useMeter({ inView: sight, delayMs, durationMs, clock });
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
