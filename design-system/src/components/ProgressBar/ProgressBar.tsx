import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './ProgressBar.css.ts';
import { progressFraction, usableSegments } from './progressGeometry.ts';

export const progressBarVariants = ['line', 'bar'] as const;
export type ProgressBarVariant = (typeof progressBarVariants)[number];

export interface ProgressBarProps {
  /** Accessible name: the operation in progress. */
  label: string;
  /** Current value; omit for an indeterminate bar. */
  value?: number;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** `line` (3 px) for page edges, `bar` (8 px) for content. @default 'bar' */
  variant?: ProgressBarVariant;
  /** Text of the value: '3 of 7 files'. @default the percentage */
  valueText?: string;
  /** Number of equal parts that a bar is divided into, at most 20. @default 1 */
  segments?: number;
}

/** Progress of an operation, determinate or not. */
export function ProgressBar({
  label,
  value,
  min = 0,
  max = 100,
  variant = 'bar',
  valueText,
  segments = 1,
}: ProgressBarProps) {
  const isKnown = value !== undefined;
  const fraction = isKnown ? progressFraction({ value, min, max }) : 0;
  const percent = Math.round(fraction * 100);
  const parts = usableSegments(segments);
  return (
    <span
      aria-label={label}
      aria-valuemax={isKnown ? 100 : undefined}
      aria-valuemin={isKnown ? 0 : undefined}
      aria-valuenow={isKnown ? percent : undefined}
      aria-valuetext={isKnown ? valueText || undefined : undefined}
      className={`${styles.track} ${styles.variants[variant]} ${parts > 1 ? styles.segmented : ''}`}
      data-component="ProgressBar"
      role="progressbar"
      style={parts > 1 ? inlineVars({ [styles.segments]: String(parts) }) : undefined}
    >
      <span
        className={`${styles.fill} ${isKnown ? styles.determinate : styles.indeterminate}`}
        data-part="fill"
        style={isKnown ? inlineVars({ [styles.fraction]: String(fraction) }) : undefined}
      />
    </span>
  );
}
