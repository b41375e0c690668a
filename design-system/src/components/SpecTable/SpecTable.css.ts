import { createVar, style } from '@vanilla-extract/css';
import {
  focusRing,
  from,
  inComponents,
  media,
  panel,
  rem,
  transition,
  typeStyle,
} from '../../styles/index.ts';
import { zIndex, vars } from '../../theme/index.ts';

export const cellPadding = createVar();
export const rowHeight = createVar();

/** Shares a frame with the table below. */
export const drawing = style(
  inComponents({
    ...panel(),
    borderBlockEnd: 0,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    overflow: 'clip',
  }),
);

export const frame = style(
  inComponents({
    position: 'relative',
    overflow: 'clip',
    ...panel(),
    // Fades columns hidden at the end.
    '::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '28px',
      zIndex: zIndex.sticky,
      opacity: 0,
      pointerEvents: 'none',
      background: `linear-gradient(to right, transparent, ${vars.surface.page})`,
      transition: transition(['opacity']),
    },
    selectors: {
      [`${drawing} + * > &`]: { borderStartStartRadius: 0, borderStartEndRadius: 0 },
      '&[data-more]::after': { opacity: 1 },
      '&:dir(rtl)::after': { background: `linear-gradient(to left, transparent, ${vars.surface.page})` },
      '&:has(:focus-visible)': { overflow: 'visible' },
    },
    '@media': { [media.print]: { overflow: 'visible', '::after': { content: 'none' } } },
  }),
);

export const scroller = style(
  inComponents({
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    isolation: 'isolate',
    borderRadius: 'inherit',
    selectors: {
      '&:focus-visible': focusRing(),
      // Without a scroll container the header sticks to the page.
      [`${frame}[data-fits] &`]: { overflow: 'visible' },
      // In a scroll container the header sticks to the container, which needs a height limit.
      [`${frame}[data-overflows]:not([data-paged]) &`]: { overflowY: 'auto', maxHeight: 'max(24rem, 80dvh)' },
      // Hidden rows follow the last visible one, so it keeps its border, which this margin hides under the
      // frame's.
      [`${frame}[data-paged] &`]: { marginBlockEnd: '-1px' },
    },
    '@media': { [media.print]: { overflow: 'visible', maxHeight: 'none' } },
  }),
);

export const table = style(
  inComponents({
    ...typeStyle('data'),
    width: '100%',
    // Collapsed borders do not move with sticky cells.
    borderCollapse: 'separate',
    vars: { [cellPadding]: '12px', [rowHeight]: '40px' },
    '@media': {
      [from.md]: { vars: { [cellPadding]: '16px' } },
      // Print cannot scroll, so more has to fit.
      [media.print]: { vars: { [cellPadding]: '6px', [rowHeight]: '30px' }, fontSize: rem(11) },
    },
  }),
);

export const dense = style(inComponents({ ...typeStyle('dataDense'), vars: { [rowHeight]: '36px' } }));

export const manyColumns = style(
  inComponents({ '@media': { [from.md]: { vars: { [cellPadding]: '12px' } } } }),
);

/** Hint on narrow screens that there are more columns, and more in the sheet of a row. */
export const swipeHint = style(
  inComponents({
    ...typeStyle('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    marginBlockEnd: vars.space['1_5'],
    color: vars.text.muted,
    '@media': {
      [from.md]: { display: 'none' },
      [media.print]: { display: 'none' },
      [media.noScript]: { display: 'none' },
    },
  }),
);

export const onlyNarrow = style(
  inComponents({ '@media': { [from.md]: { display: 'none' }, [media.print]: { display: 'none' } } }),
);

export const onlyWide = style(
  inComponents({
    display: 'none',
    '@media': { [from.md]: { display: 'block' }, [media.print]: { display: 'block' } },
  }),
);

/** Container for content that could not be loaded. */
export const listEnd = style(inComponents({ position: 'relative', height: '44px' }));
