import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import { alignments, gaps } from '../flow.css.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  /** Space between the children. @default '2' */
  gap?: Space;
  /** Cross-axis alignment. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch';
  children: ReactNode;
}

/** Lays out its children in a column with even space. */
export function Stack({ gap = '2', align = 'stretch', children }: StackProps) {
  return <div className={`${styles.root} ${alignments[align]} ${gaps[gap]}`}>{children}</div>;
}
