import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps {
  /** Space between the children and between lines. @default '1' */
  gap?: Space;
  /** Where children stand across the line. @default 'center' */
  align?: keyof typeof styles.alignments;
  /** How children share the line. @default 'start' */
  justify?: keyof typeof styles.justifications;
  children: ReactNode;
}

/** Sets its children side by side and wraps them when the line is full. */
export function Inline({ gap = '1', align = 'center', justify = 'start', children }: InlineProps) {
  return (
    <div
      className={`${styles.root} ${styles.gaps[gap]} ${styles.alignments[align]} ${styles.justifications[justify]}`}
    >
      {children}
    </div>
  );
}
