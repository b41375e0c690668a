import { inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const pictures = style(
  inApp({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'], paddingBlockStart: vars.space['0_5'] }),
);
