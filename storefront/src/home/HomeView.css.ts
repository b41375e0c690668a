import { from, inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const company = style(
  inApp({
    display: 'grid',
    gap: vars.space['10'],
    '@media': { [from.lg]: { gap: vars.space['13'] } },
  }),
);

/**
 * Below the first screen of the page as the server has drawn it: laid out when it comes near, in the place of about a
 * screen until then. Not on a page that is drawn here: Back returns to a place of it, which needs true heights.
 */
export const below = style(
  inApp({
    selectors: {
      '[data-hydrated] &': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 750px' },
    },
  }),
);
