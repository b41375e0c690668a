import { inApp, lazyPictureVisibility } from '@elvora/design-system/styles';
import { style } from '@vanilla-extract/css';

/**
 * Marks the part in the DOM without adding a box to the layout. Until a visitor has started to use the page, only pictures near
 * the screen are requested; without script, whenever the browser finds it right.
 */
export const boundary = style(
  inApp({
    display: 'contents',
    '@media': {
      '(scripting: enabled)': {
        selectors: { '&[data-hydrated=false]': { vars: { [lazyPictureVisibility]: 'auto' } } },
      },
    },
  }),
);
