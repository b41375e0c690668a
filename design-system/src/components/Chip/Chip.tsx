import type { ReactNode } from 'react';
import type { Tone } from '../../theme/index.ts';
import type { IconComponent } from '../Icon/index.ts';
import * as styles from './Chip.css.ts';

export const chipVariants = ['soft', 'outline', 'solid'] as const;
export type ChipVariant = (typeof chipVariants)[number];

export interface ChipProps {
  /** @default 'neutral' */
  tone?: Tone;
  /** `soft` on the page, `solid` and `outline` on pictures. @default 'soft' */
  variant?: ChipVariant;
  /** Leading icon, 16 px. */
  icon?: IconComponent;
  /** Leading dot, which marks a status. @default false */
  hasDot?: boolean;
  children: ReactNode;
}

/** Short, non-interactive fact about adjacent content. */
export function Chip({
  tone = 'neutral',
  variant = 'soft',
  icon: Icon,
  hasDot = false,
  children,
}: ChipProps) {
  return (
    <span
      className={`${styles.root} ${styles.tones[tone]} ${styles.variants[variant]}`}
      data-component="Chip"
      data-tone={tone}
    >
      {hasDot && <span className={styles.dot} />}
      {Icon && <Icon size={16} />}
      <span className={styles.label}>{children}</span>
    </span>
  );
}
