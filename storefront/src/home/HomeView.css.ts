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

/** Left out of the first layout of a page the server has drawn; its script lays one after the other out (`layOutRest`). */
export const below = style(
  inApp({
    selectors: {
      '[data-hydrated] &[data-below]': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 750px' },
    },
  }),
);
