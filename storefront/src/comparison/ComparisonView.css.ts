import { inApp } from '@elvora/design-system/styles';
import { style } from '@vanilla-extract/css';

export const add = style(inApp({ display: 'grid', gap: '8px', width: '100%', maxWidth: '320px' }));
