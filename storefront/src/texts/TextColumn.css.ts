import { inApp } from '@elvora/design-system/styles';
import { style } from '@vanilla-extract/css';

/** As wide as an article, below the beginning of the title. */
export const column = style(inApp({ maxWidth: '720px' }));
