import { from, inApp, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const timeline = style(
  inApp({
    display: 'grid',
    gap: vars.space['3'],
    marginBlockEnd: vars.space['8'],
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space['4'] } },
  }),
);

export const date = style(
  inApp({
    display: 'grid',
    gap: vars.space['0_5'],
    paddingBlockStart: vars.space['2'],
    borderBlockStart: `1px solid ${vars.border.strong}`,
  }),
);

export const year = style(inApp({ ...typeStyle('heading2') }));

export const story = style(
  inApp({
    display: 'grid',
    gap: vars.space['5'],
    '@media': { [from.md]: { gridTemplateColumns: '1fr 1fr', gap: vars.space['8'] } },
  }),
);

export const picture = style(
  inApp({
    borderRadius: vars.radius['3'],
    overflow: 'hidden',
    alignSelf: 'start',
    '@media': { [from.md]: { position: 'sticky', insetBlockStart: '144px' } },
  }),
);
