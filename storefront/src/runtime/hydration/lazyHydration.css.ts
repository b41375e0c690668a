import { inApp, nearbyPictures } from '@elvora/design-system/styles';
import { style } from '@vanilla-extract/css';

/** Marks the part in the DOM without adding a box to the layout. */
export const boundary = style([nearbyPictures, inApp({ display: 'contents' })]);
