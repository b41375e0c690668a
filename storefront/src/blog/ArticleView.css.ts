import { from, inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const fact = style(inApp({ display: 'inline-flex', alignItems: 'center', gap: '6px' }));

export const article = style(
  inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['4'] }),
);

export const picture = style(inApp({ '@media': { [from.md]: { marginBlockEnd: vars.space['1'] } } }));

export const footer = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    marginBlockStart: vars.space['4'],
    paddingBlockStart: vars.space['2'],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
  }),
);

export const tags = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] }));
