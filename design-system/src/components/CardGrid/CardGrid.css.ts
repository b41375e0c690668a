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
 * Columns go by the page (2, 4 from 900 px, 5 from 1200: S-133) and by the slot: a grid beside a side bar has fewer, and so
 * has one with larger text. The slot is asked for what a page of that width leaves between its margins and beside a
 * scroll bar.
 */
const slot = { four: containerQuery.slot, five: '(min-width: 68.75rem)' } as const;

export const list = style(
  inComponents({
    display: 'grid',
    gap: vars.space['1_5'],
    // Two, or one under each other.
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(40%, 8rem), 1fr))',
    outline: 'none',
    '@media': { [from.md]: { gap: vars.space['2'], '@container': { [slot.four]: columns(4) } } },
  }),
);

export const maxColumns = styleVariants({
  4: inComponents({ '@media': { [from.lg]: { gap: vars.space['3'] } } }),
  5: inComponents({ '@media': { [from.lg]: { '@container': { [slot.five]: columns(5) } } } }),
} satisfies Record<CardGridColumns, StyleRule>);

export const item = style(inComponents({ minWidth: 0 }));
