import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { inLayout } from '../../styles/layerRules.ts';
import { breakpoints, space } from '../../theme/scale.ts';
import { vars } from '../../theme/contract.css.ts';

const gap = createVar();
export const columnsXs = createVar();
export const columnsSm = createVar();
export const columnsMd = createVar();
export const columnsLg = createVar();

const columns = (count: string) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Columns depend on the container's width, so a grid works anywhere. */
export const container = style(inLayout({ containerType: 'inline-size' }));

export const root = style(
  inLayout({
    display: 'grid',
    gap,
    ...columns(columnsXs),
    '@container': {
      [`(min-width: ${breakpoints.sm - 32}px)`]: columns(columnsSm),
      [`(min-width: ${breakpoints.md - 48}px)`]: columns(columnsMd),
      [`(min-width: ${breakpoints.lg - 64}px)`]: columns(columnsLg),
    },
  }),
);

export const gaps = styleVariants(space, (_px, step) => inLayout({ vars: { [gap]: vars.space[step] } }));
