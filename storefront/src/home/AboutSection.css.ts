import { inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const more = style(inApp({ marginBlockStart: vars.space['2'] }));
