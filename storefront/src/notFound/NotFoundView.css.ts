import { inApp } from '@elvora/design-system/styles';
import { style } from '@vanilla-extract/css';

export const search = style(inApp({ width: '100%', maxWidth: '480px' }));
