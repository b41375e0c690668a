import { inApp } from '@elvora/design-system/styles';
import { style } from '@vanilla-extract/css';

/** An empty note is not printed. */
export const note = style(
  inApp({
    width: '100%',
    '@media': { print: { selectors: { '&:has(:placeholder-shown)': { display: 'none' } } } },
  }),
);
