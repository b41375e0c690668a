import { inlineVars } from '../../styles/inlineVars.ts';
import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
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
  const { xs, sm = xs, md = sm, lg = md } = columns;
  const Root = isList ? 'ul' : 'div';
  return (
    <div className={styles.container}>
      <Root
        className={`${styles.root} ${styles.gaps[gap]}`}
        role={isList ? 'list' : undefined}
        style={inlineVars({
          [styles.columnsXs]: String(xs),
          [styles.columnsSm]: String(sm),
          [styles.columnsMd]: String(md),
          [styles.columnsLg]: String(lg),
        })}
      >
        {children}
      </Root>
    </div>
  );
}
