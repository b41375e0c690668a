import { inApp, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  inApp({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space['2'],
    marginBlockStart: vars.space['2'],
    padding: 0,
    listStyle: 'none',
  }),
);

export const link = style(
  inApp({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1'],
    ...typeStyle('bodySm'),
    fontWeight: 500,
  }),
);

export const help = style(
  inApp({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space['1_5'],
    marginBlockStart: vars.space['3'],
    paddingBlockStart: vars.space['3'],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
  }),
);
