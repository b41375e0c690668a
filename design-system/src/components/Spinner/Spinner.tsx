import * as styles from './Spinner.css.ts';

export const spinnerSizes = [16, 24, 32] as const;
export type SpinnerSize = (typeof spinnerSizes)[number];

export const spinnerTones = ['brand', 'current'] as const;
export type SpinnerTone = (typeof spinnerTones)[number];

export interface SpinnerProps {
  /** `current` uses the text colour, for filled buttons. @default 'brand' */
  tone?: SpinnerTone;
  /** Side in px. @default 16 */
  size?: SpinnerSize;
  /** Accessible name; omit where a text is beside the spinner. */
  label?: string;
}

/** Indeterminate progress indicator. */
export function Spinner({ tone = 'brand', size = 16, label }: SpinnerProps) {
  return (
    <span
      aria-hidden={label ? undefined : true}
      aria-label={label || undefined}
      className={`${styles.root} ${styles.tones[tone]} ${styles.sizes[size]}`}
      data-component="Spinner"
      role={label ? 'img' : undefined}
    />
  );
}
