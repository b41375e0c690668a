import { from, inApp, panel } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const sections = style(
  inApp({
    display: 'grid',
    gap: vars.space['2'],
    '@media': { [from.lg]: { gridTemplateColumns: '7fr 5fr' } },
  }),
);

export const section = style(
  inApp({
    minWidth: 0,
    ...panel(),
  }),
);

export const header = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    minHeight: '57px',
    paddingInline: '20px',
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  }),
);

export const note = style(inApp({ padding: '20px' }));
