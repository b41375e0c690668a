import * as styles from './Spinner.css.ts';

export const spinnerSizes = [16, 24, 32] as const;
export type SpinnerSize = (typeof spinnerSizes)[number];

export const spinnerTones = ['brand', 'current'] as const;
export type SpinnerTone = (typeof spinnerTones)[number];

export interface SpinnerProps {
  /** `current` takes the colour of the text, for fills. @default 'brand' */
  tone?: SpinnerTone;
  /** Side in px. @default 16 */
  size?: SpinnerSize;
  /** Text for assistive technology; leave it out where a text stands beside the spinner. */
  label?: string;
}

/** A turning ring: something is under way and its length is not known. */
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
