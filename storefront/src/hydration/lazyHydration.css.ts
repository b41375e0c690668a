import { inApp } from '@elvora/design-system/styles';
import { style } from '@vanilla-extract/css';

/** Knows where a part is, and is no box of its own. */
export const boundary = style(inApp({ display: 'contents' }));
