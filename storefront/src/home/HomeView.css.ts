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

/** Left out of the first layout until the script lays it out (`layOutRest`). Where there is none, the page stands whole. */
export const belowFold = style(
  inApp({
    '@media': {
      '(scripting: enabled)': {
        selectors: {
          '&[data-below]': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 750px' },
        },
      },
    },
  }),
);
