import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(inComponents({ display: 'grid' }));
export const item = style(
  inComponents({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } }),
);

export const link = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    padding: '12px 16px',
    outline: 'none',
    selectors: {
      '&:focus-visible': focusRing({ offsetPx: -2 }),
      '&[aria-current]': {
        background: vars.surface.selectedSoft,
        boxShadow: `inset 3px 0 0 ${vars.border.focus}`,
      },
      '&[aria-current]:dir(rtl)': { boxShadow: `inset -3px 0 0 ${vars.border.focus}` },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.surface.hover } } },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { borderInlineStart: '3px solid Highlight' } },
      },
    },
  }),
);

export const sender = style(inComponents({ ...typeStyle('bodySm'), overflowWrap: 'anywhere' }));
export const unread = style(inComponents({ fontWeight: 600 }));
export const date = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));
export const kind = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    ...typeStyle('caption'),
    color: vars.text.soft,
  }),
);
export const dot = style(
  inComponents({
    justifySelf: 'end',
    alignSelf: 'center',
    width: '8px',
    height: '8px',
    background: vars.action.accent.rest,
    borderRadius: vars.radius.full,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
export const summary = style(
  inComponents({
    gridColumn: '1 / -1',
    overflow: 'hidden',
    ...typeStyle('caption'),
    color: vars.text.muted,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
