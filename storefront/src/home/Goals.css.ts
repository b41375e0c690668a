import { from, inApp, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.border.subtle}`;

export const list = style(
  inApp({
    display: 'grid',
    borderBlockStart: `1px solid ${vars.border.strong}`,
    '@media': {
      [from.sm]: { gridTemplateColumns: '1fr 1fr' },
      [from.lg]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    },
  }),
);

export const item = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: '46px 1fr',
    columnGap: '14px',
    rowGap: '28px',
    alignContent: 'start',
    paddingBlock: vars.space['2'],
    borderBlockEnd: hairline,
    '@media': {
      [from.sm]: { paddingInline: '28px', paddingBlock: '28px' },
      [from.lg]: {
        gridTemplateColumns: '1fr',
        paddingBlockEnd: 0,
        borderBlockEnd: 0,
        borderInlineEnd: hairline,
        selectors: {
          '&:first-child': { paddingInlineStart: 0 },
          '&:last-child': { borderInlineEnd: 0, paddingInlineEnd: 0 },
        },
      },
    },
  }),
);

export const icon = style(
  inApp({
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    color: vars.action.primary.rest,
    background: vars.surface.page,
    border: hairline,
    borderRadius: vars.radius['2'],
  }),
);

export const textBlock = style(inApp({ display: 'grid', gap: '6px', alignContent: 'start' }));
export const text = style(inApp({ ...typeStyle('bodySm'), color: vars.text.soft }));
