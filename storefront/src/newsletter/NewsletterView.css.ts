import { inApp } from '@elvora/design-system/styles';
import { style } from '@vanilla-extract/css';

export const form = style(inApp({ maxWidth: '560px' }));
