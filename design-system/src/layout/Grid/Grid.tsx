import { inlineVars } from '../../styles/inlineVars.ts';
import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import * as styles from './Grid.css.ts';

export interface GridColumns {
  xs: number;
  /** @default the count of `xs` */
  sm?: number;
  /** @default the count of `sm` */
  md?: number;
  /** @default the count of `md` */
  lg?: number;
}

export interface GridProps {
  /** Equal columns by the width of the slot, in the design's breakpoints less the page margins. */
  columns: GridColumns;
  /** @default '2' */
  gap?: Space;
  /** Children are items of one list: they are announced with their number. @default false */
  isList?: boolean;
  children: ReactNode;
}

/** Sets its children in equal columns that follow the width of the slot they stand in. */
export function Grid({ columns, gap = '2', isList = false, children }: GridProps) {
  const { xs, sm = xs, md = sm, lg = md } = columns;
  const Root = isList ? 'ul' : 'div';
  return (
    <div className={styles.slot}>
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
