import { useRef } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import { type Clock, realClock, useInView } from '../../hooks/index.ts';
import { progressFraction, usableSegments } from '../ProgressBar/index.ts';
import * as styles from './Meter.css.ts';
import { type MeterLevel, meterLevel } from './meterLevel.ts';
import { useMeter } from './useMeter.ts';

export interface MeterProps {
  /** Visible and accessible name. */
  label: string;
  /** Clamped to the range; NaN counts as the minimum. A change animates the bar from its current value. */
  value: number;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** Text of the value: '3.2 of 4 kW'. @default the percentage */
  valueText?: string;
  /** Values below are low. @default none */
  low?: number;
  /** Values above are high. @default none */
  high?: number;
  /** Part of the range that is best: the middle, or beyond `low` or `high`. @default the middle of the range */
  optimum?: number;
  /** Texts of the levels, beside the value; there are levels only with `low` or `high`. */
  levelLabels?: Partial<Record<MeterLevel, string>>;
  /** Number of equal parts that the bar is divided into, at most 20. @default 1 */
  segments?: number;
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

const defaultLevelLabels: Readonly<Record<MeterLevel, string>> = {
  optimum: 'good',
  suboptimum: 'fair',
  poor: 'poor',
};

/** Shows a share of a range; the bar grows once, when it enters the viewport. */
export function Meter({
  label,
  value,
  min = 0,
  max = 100,
  valueText,
  low,
  high,
  optimum,
  levelLabels,
  segments = 1,
  delayMs = 0,
  durationMs = defaultDurationMs,
  threshold = 0.3,
  bottomMarginPx = 50,
  clock = realClock,
}: MeterProps) {
  const ref = useRef<HTMLDivElement>(null);
  const inView = useInView({ ref, threshold, bottomMarginPx });
  const phase = useMeter({ inView, delayMs, durationMs, clock });
  const fraction = progressFraction({ value, min, max });
  const percent = Math.round(fraction * 100);
  const level = meterLevel({ value, min, max, low, high, optimum });
  const levelLabel = level && (levelLabels?.[level] ?? defaultLevelLabels[level]);
  const shown = valueText || `${percent}%`;
  const parts = usableSegments(segments);
  return (
    <div
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={percent}
      aria-valuetext={levelLabel ? `${shown}, ${levelLabel}` : shown}
      className={styles.root}
      data-component="Meter"
      data-level={level ?? undefined}
      data-phase={phase}
      ref={ref}
      role="meter"
    >
      <span className={styles.header}>
        <span className={styles.label}>{label}</span>
        <span>
          <bdi dir={valueText ? undefined : 'ltr'}>{shown}</bdi>
          {levelLabel && ` · ${levelLabel}`}
        </span>
      </span>
      <span
        className={`${styles.track} ${parts > 1 ? styles.segmented : ''}`}
        style={parts > 1 ? inlineVars({ [styles.segments]: String(parts) }) : undefined}
      >
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
