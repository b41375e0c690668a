import { createVar, keyframes, style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';
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
    overflow: 'clip',
    // Handles all touches: pinch, pan, swipe and double tap.
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

export const currentIndex = createVar();

export const slides = style(
  inComponents({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridArea: '1 / 1',
    width: '100%',
    height: '100%',
    // Shows the current slide until Embla has moved the slides itself.
    selectors: {
      [`${stage}:not([data-embla]) > &`]: { translate: `calc(${currentIndex} * -100%)` },
      [`${stage}:not([data-embla]):dir(rtl) > &`]: { translate: `calc(${currentIndex} * 100%)` },
    },
  }),
);

export const slide = style(
  inComponents({ display: 'grid', placeItems: 'center', minWidth: 0, minHeight: 0 }),
);

export const picture = style(
  inComponents({
    width: fitWidth,
    height: fitHeight,
    vars: { [fitWidth]: '100%', [fitHeight]: '100%' },
    pointerEvents: 'none',
    selectors: {
      '&[data-settling]': {
        transition: `transform ${vars.motion.base.duration} ${vars.motion.base.easing}`,
      },
      // Only while it moves: at rest the picture is rasterised at its size, and sharp.
      '&[data-moving]': { willChange: 'transform' },
    },
  }),
);

/** An item that does not zoom, in the middle of its box. */
export const fixed = style(
  inComponents({ display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', placeItems: 'center' }),
);

const appear = keyframes({ from: { opacity: 0 } });

/** Visible when the current picture takes longer than 300 ms to load. */
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
      [`${slides}:has([data-part="picture"] [data-status="loading"]) ~ &`]: {
        display: 'block',
        animation: `${appear} 150ms 300ms backwards`,
      },
    },
  }),
);
