import type { CSSProperties } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './Grid.css.ts';
import type { GridColumns } from './Grid.tsx';

/** Returns the custom properties that the class `counted` reads. */
export function countVars({ xs, sm = xs, md = sm, lg = md }: GridColumns): CSSProperties {
  return inlineVars({
    [styles.columnsXs]: String(xs),
    [styles.columnsSm]: String(sm),
    [styles.columnsMd]: String(md),
    [styles.columnsLg]: String(lg),
  });
}
