import { inApp } from '@elvora/design-system/styles';
import { style } from '@vanilla-extract/css';

export const changes = style(inApp({ flexBasis: '100%', minWidth: 0 }));
