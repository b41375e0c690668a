import { inApp } from '@elvora/design-system/styles';
import { style } from '@vanilla-extract/css';

export const textBlock = style(inApp({ textAlign: 'center', textWrap: 'balance' }));
export const search = style(inApp({ width: '100%', maxWidth: '480px' }));
