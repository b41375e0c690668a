import { fallbackVar, keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { from, inComponents, media, rem, containerQuery, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import { direction, dragOffset } from './Carousel.css.ts';
import type { SlideMotion } from './carouselState.ts';

export const slide = style(
  inComponents({
    vars: { [dragOffset]: 'inherit' },
    gridArea: '1 / 1',
    position: 'relative',
    isolation: 'isolate',
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    minWidth: 0,
    '@container': { [containerQuery.slot]: { gridTemplateRows: 'minmax(500px, auto)' } },
  }),
);

const dragOffsetPx = fallbackVar(dragOffset, '0px');
const translateTo = (sides: -1 | 0 | 1, isPulled: boolean) => ({
  transform: `translateX(calc(${direction} * ${sides * 100}%${isPulled ? ` + ${dragOffsetPx}` : ''}))`,
});

/** Under a finger a slide is a layer of its own: it moves without being painted. */
const followsDrag = (sides: -1 | 0 | 1) =>
  inComponents({ ...translateTo(sides, true), willChange: 'transform' });

const enterFromEnd = keyframes({ from: translateTo(1, true), to: translateTo(0, false) });
const enterFromStart = keyframes({ from: translateTo(-1, true), to: translateTo(0, false) });
const snapBack = keyframes({ from: translateTo(0, true), to: translateTo(0, false) });
// What leaves is hidden where it has gone.
const leaveTo = (before: -1 | 0 | 1, after: -1 | 1) =>
  keyframes({
    from: { ...translateTo(before, true), visibility: 'visible' },
    to: { ...translateTo(after, false), visibility: 'visible' },
  });

const slideAnimation = (name: string) =>
  `${name} ${vars.motion.slow.duration} ${vars.motion.slow.easing}` as const;
const hidden = { visibility: 'hidden' } as const;

export const motions = styleVariants({
  hidden: inComponents(hidden),
  rests: {},
  followsFinger: followsDrag(0),
  besideAtStart: followsDrag(-1),
  besideAtEnd: followsDrag(1),
  comesFromStart: inComponents({ animation: slideAnimation(enterFromStart) }),
  comesFromEnd: inComponents({ animation: slideAnimation(enterFromEnd) }),
  leavesToStart: inComponents({ ...hidden, animation: slideAnimation(leaveTo(0, -1)) }),
  leavesToEnd: inComponents({ ...hidden, animation: slideAnimation(leaveTo(0, 1)) }),
  retreatsToStart: inComponents({ ...hidden, animation: slideAnimation(leaveTo(-1, -1)) }),
  retreatsToEnd: inComponents({ ...hidden, animation: slideAnimation(leaveTo(1, 1)) }),
  returns: inComponents({ animation: slideAnimation(snapBack) }),
} satisfies Record<SlideMotion, StyleRule>);

/**
 * Under the words on phones, behind them where there is room. A scene leaves its left half to the words: on phones, and
 * from right to left, where the words stand elsewhere, the box is as wide as the other half.
 */
export const scene = style(
  inComponents({
    order: 2,
    position: 'relative',
    zIndex: -1,
    direction: 'ltr',
    aspectRatio: '11 / 8',
    overflow: 'hidden',
    '@container': {
      [containerQuery.slot]: {
        position: 'absolute',
        inset: 0,
        aspectRatio: 'auto',
        selectors: { [`${slide}:dir(rtl) &`]: { right: '38%' } },
      },
    },
  }),
);

export const picture = style(
  inComponents({
    width: '145%',
    height: '100%',
    marginLeft: '-36%',
    '@container': {
      [containerQuery.slot]: {
        width: '125%',
        marginLeft: 0,
        selectors: { [`${slide}:dir(rtl) &`]: { width: '160%', marginLeft: '-60%' } },
      },
      // Where words and things have room side by side, whatever the window is like.
      '(min-width: 1100px)': { width: '100%', marginLeft: 0 },
    },
  }),
);

/** What is not laid out is not loaded; the scene around it keeps its place. */
export const notLoaded = style(inComponents({ display: 'none' }));

export const content = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    alignContent: 'start',
    gap: vars.space['3'],
    // Larger text goes below the badge.
    padding: '2rem 20px 0',
    // The hint stands across the upper edge of the scene.
    marginBlockEnd: '-28px',
    '@container': {
      [containerQuery.slot]: {
        alignContent: 'center',
        gap: vars.space['2'],
        width: `min(46%, ${rem(460)})`,
        marginBlockEnd: 0,
        padding: '56px 0 96px',
        paddingInlineStart: '56px',
      },
    },
  }),
);

/** Leaves the corner of the badge free where it stands beside it. */
export const title = style(
  inComponents({
    maxWidth: '100%',
    boxSizing: 'border-box',
    overflowWrap: 'anywhere',
    paddingInlineEnd: 'max(0px, 56vw - 9rem)',
    '@container': { [containerQuery.slot]: { paddingInlineEnd: 0 } },
  }),
);

/** The whole slide answers. */
export const link = style(
  inComponents({
    WebkitTapHighlightColor: 'transparent',
    '::after': { content: '', position: 'absolute', inset: 0 },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `2px solid ${vars.border.focus}`,
        outlineOffset: '-6px',
        borderRadius: vars.radius['3'],
      },
    },
  }),
);

export const text = style(
  inComponents({ display: 'none', '@container': { [containerQuery.slot]: { display: 'block' } } }),
);

/** Looks like a button and is none: the slide is the link. Always there for fingers and on phones, under the pointer and with focus else. */
export const hint = style(
  inComponents({
    ...typeStyle('control'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1'],
    minHeight: '44px',
    padding: '8px 16px',
    borderRadius: vars.radius['2'],
    background: vars.fill.selectedInk,
    color: vars.text.onFill,
    transition: transition(['opacity']),
    '@container': { [containerQuery.slot]: { marginBlockStart: vars.space['1'] } },
    '@media': {
      [`${media.hover} and ${from.md}`]: {
        opacity: 0,
        selectors: { [`${slide}:is(:hover, :focus-within) &`]: { opacity: 1 } },
      },
      [media.forcedColors]: { border: '1px solid' },
    },
  }),
);
