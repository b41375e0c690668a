import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import { countVars } from './countVars.ts';
import { gaps } from '../flow.css.ts';
import * as styles from './Grid.css.ts';

export interface GridColumns {
  xs: number;
  /** @default `xs` */
  sm?: number;
  /** @default `sm` */
  md?: number;
  /** @default `md` */
  lg?: number;
}

export interface GridProps {
  /** Number of columns by container width: the breakpoints less the page margins. */
  columns: GridColumns;
  /** @default '2' */
  gap?: Space;
  /** Renders a list; children are its items. @default false */
  isList?: boolean;
  children: ReactNode;
}

/** Equal columns that depend on the width of the container. */
export function Grid({ columns, gap = '2', isList = false, children }: GridProps) {
  const Root = isList ? 'ul' : 'div';
  return (
    <div className={styles.container}>
      <Root
        className={`${styles.counted} ${styles.root} ${gaps[gap]}`}
        role={isList ? 'list' : undefined}
        style={countVars(columns)}
      >
        {children}
      </Root>
    </div>
  );
}
