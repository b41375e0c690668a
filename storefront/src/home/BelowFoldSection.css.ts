import { inApp } from '@elvora/design-system/styles';
import { style } from '@vanilla-extract/css';

/** Skipped by the first layout until `layOutDeferredSections` unmarks it; without script it is laid out at once. */
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
