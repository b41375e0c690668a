import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { focusRing, from, inComponents, containerQuery } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { CardGridColumns } from './CardGrid.tsx';

export const root = style(
  inComponents({
    containerType: 'inline-size',
    selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing() },
  }),
);

const columns = (count: number): StyleRule => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/**
 * Columns depend on the viewport (2, 4 from 900 px, 5 from 1200 px: S-133) and on the container: a grid beside a
 * sidebar, or with enlarged text, has fewer. The container queries use the content width of a page at that breakpoint.
 */
const container = {
  two: '(min-width: 40rem)',
  four: containerQuery.slot,
  five: '(min-width: 68.75rem)',
} as const;

export const list = style(
  inComponents({
    display: 'grid',
    gap: vars.space['1_5'],
    // Two columns, or one with enlarged text.
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(40%, 8rem), 1fr))',
    outline: 'none',
    '@media': { [from.md]: { gap: vars.space['2'], '@container': { [container.four]: columns(4) } } },
  }),
);

export const maxColumns = styleVariants({
  2: inComponents({
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { [container.two]: columns(2) },
    '@media': { [from.md]: { '@container': { [container.two]: columns(2), [container.four]: columns(2) } } },
  }),
  4: inComponents({ '@media': { [from.lg]: { gap: vars.space['3'] } } }),
  5: inComponents({ '@media': { [from.lg]: { '@container': { [container.five]: columns(5) } } } }),
} satisfies Record<CardGridColumns, StyleRule>);

export const item = style(inComponents({ minWidth: 0 }));
