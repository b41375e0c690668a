import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, panel, rem, transition } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/**
 * Lines reserved for the name, so that most cards in a row and their skeletons have the same height; wide cards need one.
 */
export const reservedLines = createVar();

export const root = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'clip',
    ...panel(),
    transition: transition(['border-color', 'box-shadow'], 'base'),
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
);

/** Picture at the start. On phones it is small, inside the padding, and below the flags. */
export const wide = style(
  inComponents({
    flexDirection: 'row',
    alignItems: 'flex-start',
    '@media': { [from.md]: { alignItems: 'stretch', minHeight: '148px' } },
  }),
);

/** Hover and press styles of a linked card. */
export const linked = style(
  inComponents({
    selectors: {
      // Clipping would cut off the focus ring.
      '&:has(a:focus-visible)': { overflow: 'visible' },
      '&:active': { borderColor: vars.border.strong },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': { borderColor: vars.border.strong, boxShadow: vars.elevation['2'] },
          '&:active': { boxShadow: 'none' },
        },
      },
    },
  }),
);

export const picture = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    selectors: {
      [`${wide} > &`]: {
        width: '88px',
        marginBlock: '12px',
        marginInline: '12px 0',
        overflow: 'hidden',
        borderRadius: vars.radius['1'],
      },
    },
    '@media': {
      [from.md]: {
        selectors: {
          [`${wide} > &`]: { width: '148px', marginBlock: 0, marginInline: 0, borderRadius: 0 },
        },
      },
    },
  }),
);

export const chips = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: '12px',
    insetInline: '12px',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['0_5'],
    pointerEvents: 'none',
  }),
);

export const body = style(
  inComponents({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['2'],
    minWidth: 0,
    containerType: 'inline-size',
    padding: '12px',
    '@media': { [from.md]: { padding: '14px 16px 16px' } },
  }),
);

const nameSize = { narrow: { size: 14, line: 19 }, wide: { size: 15, line: 21 } } as const;

export const name = style(
  inComponents({
    fontSize: rem(nameSize.narrow.size),
    lineHeight: rem(nameSize.narrow.line),
    fontWeight: 600,
    overflowWrap: 'anywhere',
    textWrap: 'wrap',
    '@media': { [from.md]: { fontSize: rem(nameSize.wide.size), lineHeight: rem(nameSize.wide.line) } },
  }),
);

/** Reserves the name's lines and one line of small text. */
export const text = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    rowGap: '3px',
    minWidth: 0,
    minHeight: `calc(${rem(21)} + ${fallbackVar(reservedLines, '2')} * ${rem(nameSize.narrow.line)})`,
    '@media': {
      [from.md]: {
        minHeight: `calc(${rem(21)} + ${fallbackVar(reservedLines, '2')} * ${rem(nameSize.wide.line)})`,
      },
    },
    '@container': { '(min-width: 260px)': { vars: { [reservedLines]: '1' } } },
  }),
);

export const link = style(
  inComponents({
    color: 'inherit',
    transition: transition(['color']),
    WebkitTapHighlightColor: 'transparent',
    // Extends the link over the whole card, below `aboveLink`.
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius['2'] },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': focusRing(),
      [`${root}:active:not(:has(button:active)) &`]: { color: vars.text.link },
    },
    '@media': { [media.hover]: { selectors: { [`${root}:hover &`]: { color: vars.text.link } } } },
  }),
);

export const aboveLink = style(
  inComponents({
    position: 'relative',
    zIndex: 1,
    flex: 'none',
    '@media': { [media.noScript]: { selectors: { '&:not(:has([action]))': { display: 'none' } } } },
  }),
);

/** Height of one line of the name. */
export const arrow = style(
  inComponents({
    display: 'grid',
    alignItems: 'center',
    height: rem(nameSize.narrow.line),
    color: vars.border.strongHover,
    transition: transition(['color']),
    '@media': {
      [from.md]: { height: rem(nameSize.wide.line) },
      [media.hover]: { selectors: { [`${root}:hover &`]: { color: vars.text.link } } },
    },
  }),
);

/** As high as the lines reserved for the name. */
export const nameSkeleton = style(
  inComponents({
    display: 'grid',
    gridAutoRows: rem(nameSize.narrow.line),
    alignItems: 'center',
    overflow: 'hidden',
    height: `calc(${fallbackVar(reservedLines, '2')} * ${rem(nameSize.narrow.line)})`,
    '@media': {
      [from.md]: {
        gridAutoRows: rem(nameSize.wide.line),
        height: `calc(${fallbackVar(reservedLines, '2')} * ${rem(nameSize.wide.line)})`,
      },
    },
  }),
);

/** Placeholder of one line of small text. */
export const lineSkeleton = style(inComponents({ display: 'grid', alignItems: 'center', height: rem(18) }));
