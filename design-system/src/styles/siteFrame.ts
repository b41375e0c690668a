import type { StyleRule } from '@vanilla-extract/css';
import { zIndex } from '../theme/scale.ts';

// Contracts between the frame of a site (header, floating buttons) and the content it surrounds.

/** Matches the site header while its second row is scrolled away. */
export const collapsedHeaderSelector = 'header[data-row="hidden"]';

/** Marks a bar that is fixed to the bottom of a narrow screen. */
export const bottomBarAttribute = 'data-bottom-bar';

/** Height of such a bar in px: a large control with 12 px around it and a border above. */
export const bottomBarHeightPx = 73;

/** Anchor name of such a bar: what is in front of it can be as tall as its text needs. */
export const bottomBarAnchor = '--e-bottom-bar';

/** View timeline of the submit button that the floating buttons of the corner give way to. */
export const floatingCornerTimeline = '--e-corner';

/** Keeps a submit button above the floating buttons and, where scroll-driven animations work, hides them while they overlap. */
export function clearOfFloatingCorner(): StyleRule {
  return {
    zIndex: zIndex.submit,
    viewTimelineName: floatingCornerTimeline,
    viewTimelineInset: 'calc(100vh - 136px) 0px',
  };
}
