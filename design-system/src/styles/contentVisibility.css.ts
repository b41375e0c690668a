import { style } from '@vanilla-extract/css';
import { inLayout } from './layerRules.ts';

/**
 * A band of a page that is left out while it is far from the screen and `drawNearOnly` is in force. It keeps the height it
 * had; one that was never drawn has about that of a screen.
 */
export const skippedOffscreen = style(
  inLayout({
    containIntrinsicSize: 'auto 800px',
    selectors: { ':root[data-near-only] &': { contentVisibility: 'auto' } },
  }),
);
