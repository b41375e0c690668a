import { createVar, style } from '@vanilla-extract/css';
import { inLayout } from '../../styles/layerRules.ts';
import { breakpoints } from '../../theme/scale.ts';
import { gap } from '../flow.css.ts';

export const columnsXs = createVar();
export const columnsSm = createVar();
export const columnsMd = createVar();
export const columnsLg = createVar();
/** The number of columns that fit the container. */
export const columnCount = createVar();

const count = (columns: string) => ({ vars: { [columnCount]: columns } });

/** Lower bounds of the columns by container width, as container queries: the breakpoints less the page margins. */
export const columnQueries = {
  sm: `(min-width: ${breakpoints.sm - 32}px)`,
  md: `(min-width: ${breakpoints.md - 48}px)`,
  lg: `(min-width: ${breakpoints.lg - 64}px)`,
} as const;

/** Columns depend on the container's width, so a grid works anywhere. */
export const container = style(inLayout({ containerType: 'inline-size' }));

/** Sets `columnCount` by the width of the container. */
export const counted = style(
  inLayout({
    ...count(columnsXs),
    '@container': {
      [columnQueries.sm]: count(columnsSm),
      [columnQueries.md]: count(columnsMd),
      [columnQueries.lg]: count(columnsLg),
    },
  }),
);

export const root = style(
  inLayout({ display: 'grid', gap, gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))` }),
);
