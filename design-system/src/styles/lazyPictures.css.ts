import { createVar } from '@vanilla-extract/css';

/**
 * `content-visibility` of lazy pictures. With `auto`, browsers request only those near the screen instead of all within some
 * 3,000 px; their boxes keep their size.
 */
export const lazyPictureVisibility = createVar();
