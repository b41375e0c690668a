import { style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { headerHeightPx, vars } from '../../theme/index.ts';

const hairline = `1px solid ${vars.border.subtle}`;
const columnPadding = '28px';

export const root = style(
  inComponents({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    maxHeight: `calc(100dvh - ${headerHeightPx.full}px)`,
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    background: vars.surface.page,
    borderBlockEnd: hairline,
    boxShadow: vars.elevation['3'],
    // Clips the shadow above, where it would cover the row.
    clipPath: 'inset(0 0 -64px)',
  }),
);

export const frame = style(inComponents({ display: 'flex' }));

/** Clips the divider before the first column of each row. */
export const clip = style(
  inComponents({ flex: 1, minWidth: 0, overflow: 'clip', paddingInline: '8px', marginInline: '-8px' }),
);

export const columns = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    rowGap: vars.space['4'],
    paddingBlock: vars.space['4'],
    marginInlineStart: `calc(-1px - ${columnPadding})`,
  }),
);

export const column = style(
  inComponents({ minWidth: 0, paddingInline: columnPadding, borderInlineStart: hairline }),
);

export const header = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    padding: '8px',
    margin: '-8px -8px 8px',
    borderRadius: vars.radius['2'],
    transition: transition(['background-color', 'color']),
    selectors: {
      '&:focus-visible': focusRing({ offsetPx: -2 }),
      '&[aria-current]': { color: vars.text.link },
    },
    '@media': {
      [media.hover]: { ':hover': { background: vars.surface.selectedSoft, color: vars.text.link } },
    },
  }),
);

export const thumb = style(
  inComponents({ flex: 'none', width: '64px', borderRadius: vars.radius['1'], overflow: 'hidden' }),
);
export const text = style(inComponents({ minWidth: 0 }));
export const name = style(
  inComponents({ display: 'block', ...typeStyle('heading5'), overflowWrap: 'anywhere' }),
);
export const count = style(
  inComponents({ display: 'block', ...typeStyle('caption'), color: vars.text.muted }),
);

export const children = style(inComponents({ marginInline: '-8px' }));

export const child = style(
  inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    padding: '7px 8px',
    ...typeStyle('bodySm'),
    overflowWrap: 'anywhere',
    borderRadius: vars.radius['1'],
    transition: transition(['background-color']),
    selectors: {
      '&:focus-visible': focusRing({ offsetPx: -2 }),
      '&[aria-current]': { fontWeight: 600, color: vars.text.link, background: vars.surface.selected },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.surface.hover } } },
      [media.coarse]: { paddingBlock: '12px' },
    },
  }),
);

export const childCount = style(
  inComponents({ flex: 'none', ...typeStyle('caption'), lineHeight: 'inherit', color: vars.text.muted }),
);

/** Extends its background to the edge of the window. */
export const aside = style(
  inComponents({
    display: 'none',
    position: 'relative',
    flex: '0 0 280px',
    padding: '32px 0 32px 32px',
    background: vars.surface.sunken,
    borderInlineStart: hairline,
    selectors: {
      '&:dir(rtl)': { padding: '32px 32px 32px 0' },
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: '100%',
        width: '50vw',
        background: 'inherit',
      },
    },
    '@media': { [from.lg]: { display: 'block' } },
  }),
);
