import { keyframes, style } from '@vanilla-extract/css';
import {
  bottomBarAnchor,
  bottomBarAttribute,
  bottomBarHeightPx,
  floatingCornerTimeline,
  inComponents,
  media,
  transition,
} from '../../styles/index.ts';
import { zIndex } from '../../theme/index.ts';

const giveWay = keyframes({ 'from, to': { visibility: 'hidden' } });

export const root = style(
  inComponents({
    position: 'fixed',
    insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
    insetInlineEnd: '16px',
    zIndex: zIndex.floating,
    display: 'grid',
    gap: '12px',
    transition: transition(['translate'], 'base'),
    selectors: {
      [`body:has([${bottomBarAttribute}]) &`]: {
        '@media': { [media.narrowAndTall]: { translate: `0 -${bottomBarHeightPx}px` } },
      },
    },
    // A bar with large text is higher than that.
    '@supports': {
      '(bottom: anchor(top))': {
        selectors: {
          [`body:has([${bottomBarAttribute}]) &`]: {
            '@media': {
              '(max-width: 899.98px)': {
                insetBlockEnd: `calc(anchor(${bottomBarAnchor} top) + 16px)`,
                translate: 'none',
              },
            },
          },
        },
      },
    },
    '@media': {
      '(min-width: 900px)': { insetBlockEnd: '24px', insetInlineEnd: '24px' },
      '(max-width: 899.98px)': {
        selectors: {
          '&:not(:focus-within)': { animationName: giveWay, animationTimeline: floatingCornerTimeline },
        },
      },
      [media.short]: { position: 'static', justifyContent: 'end', padding: '16px' },
      [media.print]: { display: 'none' },
    },
  }),
);
