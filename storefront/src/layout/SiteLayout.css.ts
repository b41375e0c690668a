import { from, inApp, media, transition } from '@elvora/design-system/styles';
import { zIndex } from '@elvora/design-system/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { cornerTimeline } from '../frame/corner.ts';

/** What sticks in a page stops under the header: one row of it on narrow screens, one or two on wide ones. */
export const main = style(
  inApp({
    minHeight: '60dvh',
    outline: 'none',
    vars: { '--e-sticky-top': '60px' },
    '@media': {
      [from.md]: {
        vars: { '--e-sticky-top': '120px' },
        selectors: { 'body:has(header[data-row="hidden"]) &': { vars: { '--e-sticky-top': '72px' } } },
      },
    },
  }),
);

globalStyle('body', inApp({ timelineScope: cornerTimeline }));

const makeWay = keyframes({ 'from, to': { visibility: 'hidden' } });

/**
 * Above the safe area of phones and above what sticks in the page, but below the buttons that send a form. Never over the
 * text when the page is printed.
 */
export const floating = style(
  inApp({
    position: 'fixed',
    insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
    insetInlineEnd: '16px',
    zIndex: zIndex.sticky + 1,
    display: 'grid',
    gap: '12px',
    transition: transition(['translate'], 'base'),
    selectors: {
      // Never over what is to be pressed at the foot of a phone's screen.
      'body:has([data-at-foot]) &': { '@media': { '(max-width: 899.98px)': { translate: '0 -73px' } } },
    },
    '@media': {
      '(min-width: 900px)': { insetBlockEnd: '24px', insetInlineEnd: '24px' },
      '(max-width: 899.98px)': {
        selectors: {
          '&:not(:focus-within)': { animationName: makeWay, animationTimeline: cornerTimeline },
        },
      },
      [media.print]: { display: 'none' },
    },
  }),
);
