import type { StyleRule } from '@vanilla-extract/css';

/** Where a button that sends a form stands between the foot of the screen and the top of what floats in its corner. */
export const cornerTimeline = '--e-corner';

/** What floats in the corner makes way for it: it goes below it and, where browsers can tell, out of sight meanwhile. */
export const aboveCorner: StyleRule = {
  viewTimelineName: cornerTimeline,
  viewTimelineInset: 'calc(100vh - 136px) 0px',
};
