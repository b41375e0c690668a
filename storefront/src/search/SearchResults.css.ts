import { inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const hits = style(
  inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2'] }),
);
