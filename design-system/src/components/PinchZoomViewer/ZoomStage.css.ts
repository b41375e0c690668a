import { createVar, keyframes, style } from '@vanilla-extract/css';
import { inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** Size of the picture when it fits the stage. */
export const fitWidth = createVar();
export const fitHeight = createVar();

export const stage = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
    minHeight: 0,
    overflow: 'hidden',
    // Every finger is ours: pinch, pan, swipe and double tap.
    touchAction: 'none',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    cursor: 'zoom-in',
    selectors: {
      '[data-zoomed] > * > &': { cursor: 'grab' },
      '[data-zoomed] > * > &:active': { cursor: 'grabbing' },
    },
  }),
);

const fromRight = keyframes({ from: { opacity: 0, translate: '32px' } });
const fromLeft = keyframes({ from: { opacity: 0, translate: '-32px' } });

export const picture = style(
  inComponents({
    gridArea: '1 / 1',
    width: fitWidth,
    height: fitHeight,
    vars: { [fitWidth]: '100%', [fitHeight]: '100%' },
    pointerEvents: 'none',
    selectors: {
      '&[data-settling]': {
        transition: `transform ${vars.motion.base.duration} ${vars.motion.base.easing}`,
      },
      // Only while it moves: at rest the picture is drawn anew, and sharp, at its size.
      '&[data-moving]': { willChange: 'transform' },
      '&[data-from="right"]': {
        animation: `${fromRight} ${vars.motion.base.duration} ${vars.motion.base.easing}`,
      },
      '&[data-from="left"]': {
        animation: `${fromLeft} ${vars.motion.base.duration} ${vars.motion.base.easing}`,
      },
    },
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
);

/** Loaded ahead, out of sight. */
export const neighbour = style(
  inComponents({
    gridArea: '1 / 1',
    width: '100%',
    height: '100%',
    visibility: 'hidden',
    pointerEvents: 'none',
  }),
);

const appear = keyframes({ from: { opacity: 0 } });

/** Turns while the shown picture is on its way, if that takes a moment. */
export const waiting = style(
  inComponents({
    display: 'none',
    gridArea: '1 / 1',
    padding: vars.space['1_5'],
    borderRadius: vars.radius.full,
    background: `color-mix(in srgb, ${vars.surface.inverse} 72%, transparent)`,
    color: vars.text.onDark,
    lineHeight: 0,
    zIndex: 1,
    pointerEvents: 'none',
    selectors: {
      [`${picture}:has([data-status="loading"]) ~ &`]: {
        display: 'block',
        animation: `${appear} 150ms 300ms backwards`,
      },
    },
  }),
);
