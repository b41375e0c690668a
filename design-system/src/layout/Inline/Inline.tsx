import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import { alignments, gaps } from '../flow.css.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps {
  /** Space between children and between lines. @default '1' */
  gap?: Space;
  /** Cross-axis alignment. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** Main-axis distribution. @default 'start' */
  justify?: keyof typeof styles.justifications;
  /** Sticks below the header of the site while a phone scrolls. @default false */
  isStickyOnPhones?: boolean;
  children: ReactNode;
}

/** Lays out its children in a wrapping row. */
export function Inline({ gap = '1', align = 'center', justify = 'start', ...props }: InlineProps) {
  const { isStickyOnPhones = false, children } = props;
  const sticky = isStickyOnPhones ? styles.stickyOnPhones : '';
  return (
    <div
      className={`${styles.root} ${alignments[align]} ${gaps[gap]} ${styles.justifications[justify]} ${sticky}`}
    >
      {children}
    </div>
  );
}
