import type { StyleRule } from '@vanilla-extract/css';
import { zIndex } from '../theme/scale.ts';

// Contracts between a site's header and floating buttons and the content between them.

/** Matches the site header while its second row is hidden. */
export const collapsedHeaderSelector = 'header[data-row="hidden"]';

/** Marks a bar fixed to the bottom of narrow screens. */
export const bottomBarAttribute = 'data-bottom-bar';

/** Height of that bar in px: a large control, 12 px of padding and a border. */
export const bottomBarHeightPx = 73;

/** Anchor name of that bar, for elements positioned above it. */
export const bottomBarAnchor = '--e-bottom-bar';

/** View timeline of a submit button that the floating buttons must not cover. */
export const floatingCornerTimeline = '--e-corner';

/** Keeps a submit button above the floating buttons and, where scroll-driven animations work, hides them while they overlap. */
export function clearOfFloatingCorner(): StyleRule {
  return {
    zIndex: zIndex.submit,
    viewTimelineName: floatingCornerTimeline,
    viewTimelineInset: 'calc(100vh - 136px) 0px',
  };
}
