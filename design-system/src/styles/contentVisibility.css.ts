import { style } from '@vanilla-extract/css';
import { inLayout } from './layerRules.ts';

/**
 * Full-width section that is skipped while off-screen during `skipOffscreenRendering`. It keeps its last height; one
 * never rendered is about one viewport high.
 */
export const skippedOffscreen = style(
  inLayout({
    containIntrinsicSize: 'auto 800px',
    selectors: { ':root[data-near-only] &': { contentVisibility: 'auto' } },
  }),
);
