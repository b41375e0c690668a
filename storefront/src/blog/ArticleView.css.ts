import { from, inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const fact = style(inApp({ display: 'inline-flex', alignItems: 'center', gap: '6px' }));

export const article = style(
  inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['4'] }),
);

export const picture = style(inApp({ '@media': { [from.md]: { marginBlockEnd: vars.space['1'] } } }));
