import { createVar, style } from '@vanilla-extract/css';
import { inLayout } from './layerRules.ts';

/** `content-visibility` of lazy pictures, which `nearbyPictures` sets. */
export const lazyPictureVisibility = createVar();

/**
 * Lets browsers request only the lazy pictures near the screen, instead of all within some 3,000 px, in a part with
 * `data-hydrated="false"`; their boxes keep their size. Without script, browsers decide.
 */
export const nearbyPictures = style(
  inLayout({
    '@media': {
      '(scripting: enabled)': {
        selectors: { '&[data-hydrated=false]': { vars: { [lazyPictureVisibility]: 'auto' } } },
      },
    },
  }),
);
