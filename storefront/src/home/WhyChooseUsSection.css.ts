import { inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const claims = style(inApp({ display: 'grid', gap: vars.space['3'], width: '100%' }));
