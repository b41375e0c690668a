import { from, inApp, media, typeStyle } from '@elvora/design-system/styles';
import { zIndex, vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';
import { aboveCorner } from '../frame/corner.ts';

export const container = style(
  inApp({
    paddingBlockStart: vars.space['1'],
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const row = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: '12px' }));

export const stuckToBottom = style(
  inApp({
    '@media': {
      '(max-width: 899.98px)': {
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: zIndex.header,
        flexWrap: 'nowrap',
        padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
        background: vars.surface.page,
        borderBlockStart: `1px solid ${vars.border.subtle}`,
        boxShadow: vars.elevation['3'],
      },
    },
  }),
);

/** At the foot of narrow screens the button has the row to itself. */
export const quantity = style(
  inApp({
    display: 'grid',
    '@media': { '(max-width: 23.4em)': { selectors: { [`${stuckToBottom} > &`]: { display: 'none' } } } },
  }),
);

export const add = style(
  inApp({
    ...aboveCorner,
    zIndex: zIndex.sticky + 2,
    flex: '1 1 168px',
    '@media': { [from.md]: { flex: 'none', minWidth: '240px' } },
  }),
);

export const note = style(
  inApp({
    display: 'flex',
    gap: vars.space['1'],
    alignItems: 'center',
    marginBlockStart: '12px',
    ...typeStyle('bodySm'),
    color: vars.text.muted,
  }),
);
