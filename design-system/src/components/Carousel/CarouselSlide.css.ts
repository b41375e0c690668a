import { style } from '@vanilla-extract/css';
import { from, inComponents, media, rem, containerQuery, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import { root } from './Carousel.css.ts';

export const slide = style(
  inComponents({
    position: 'relative',
    isolation: 'isolate',
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    minWidth: 0,
  }),
);

/** The only slide in view. */
export const alone = style(
  inComponents({ '@container': { [containerQuery.slot]: { gridTemplateRows: 'minmax(500px, auto)' } } }),
);

/** One of several in view. The gap is padding, so that Embla can loop; it has room for a focus ring. */
export const beside = style(inComponents({ padding: '16px 8px' }));

/** Fills the slide. */
export const own = style(
  inComponents({
    gridArea: '1 / 1 / -1 / -1',
    minWidth: 0,
    // Room for the controls.
    selectors: { [`${alone} &`]: { paddingBlockEnd: '68px' } },
  }),
);

/**
 * Below the text on phones, behind it in wide slots. The left half of a scene is empty for the text; where the text is
 * elsewhere (phones, right to left), the box is as wide as the other half.
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
    selectors: {
      // The neighbours are beside the first slide, where browsers would load their lazy pictures before the carousel is seen.
      [`${root}:not([data-seen]) ${slide}[inert] &`]: { contentVisibility: 'hidden' },
    },
    '@container': {
      [containerQuery.slot]: {
        width: '125%',
        marginLeft: 0,
        selectors: { [`${slide}:dir(rtl) &`]: { width: '160%', marginLeft: '-60%' } },
      },
      // Text and scene fit side by side from here.
      '(min-width: 1100px)': { width: '100%', marginLeft: 0 },
    },
  }),
);

export const content = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    alignContent: 'start',
    gap: vars.space['3'],
    // Relative to the font size: larger text starts below the badge.
    padding: '2rem 20px 0',
    // The hint overlaps the upper edge of the scene.
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

export const title = style(
  inComponents({
    maxWidth: '100%',
    boxSizing: 'border-box',
    overflowWrap: 'anywhere',
    // Keeps clear of the badge in the corner.
    selectors: { [`${alone} &`]: { paddingInlineEnd: 'max(0px, 56vw - 9rem)' } },
    '@container': { [containerQuery.slot]: { selectors: { [`${alone} &`]: { paddingInlineEnd: 0 } } } },
  }),
);

/** Covers the slide, so that all of it is the link. */
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

/** Looks like a button, but the slide is the link. Always visible on touch screens and phones, else on hover and focus. */
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
