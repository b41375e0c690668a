import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './ProgressBar.css.ts';
import { progressFraction } from './progressGeometry.ts';

export const progressBarVariants = ['line', 'bar'] as const;
export type ProgressBarVariant = (typeof progressBarVariants)[number];

export interface ProgressBarProps {
  /** What is under way, for assistive technology. */
  label: string;
  /** How far it is; without a value its length is not known and a runner moves along the track. */
  value?: number;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** `line` is 3 px, for the edge of a page; `bar` is 8 px. @default 'bar' */
  variant?: ProgressBarVariant;
  /** The value in words ('3 of 7 files'). @default the percentage */
  valueText?: string;
}

/** Shows that work goes on and, where it is known, how far it is. */
export function ProgressBar({
  label,
  value,
  min = 0,
  max = 100,
  variant = 'bar',
  valueText,
}: ProgressBarProps) {
  const isKnown = value !== undefined;
  const fraction = isKnown ? progressFraction({ value, min, max }) : 0;
  return (
    <span
      aria-label={label}
      aria-valuemax={isKnown ? 100 : undefined}
      aria-valuemin={isKnown ? 0 : undefined}
      aria-valuenow={isKnown ? Math.round(fraction * 100) : undefined}
      aria-valuetext={isKnown ? valueText || undefined : undefined}
      className={`${styles.track} ${styles.variants[variant]}`}
      data-component="ProgressBar"
      role="progressbar"
    >
      <span
        className={`${styles.fill} ${isKnown ? styles.determinate : styles.indeterminate}`}
        data-part="fill"
        style={isKnown ? inlineVars({ [styles.fraction]: String(fraction) }) : undefined}
      />
    </span>
  );
}
