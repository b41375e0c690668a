import { globalStyle, style } from '@vanilla-extract/css';
import {
  clampLines,
  focusRing,
  from,
  inComponents,
  layers,
  media,
  rem,
  transition,
  typeStyle,
} from '../../styles/index.ts';
import { zIndex, vars } from '../../theme/index.ts';

/** Wide enough for whole words at 200 % text. */
const navigationWidth = `max(${vars.size.adminNav}, min(${rem(160)}, 30vw))`;
const hairline = `1px solid ${vars.border.subtle}`;
/** Fits a brand name on two lines of enlarged text. */
const barEnd = `calc(max(${vars.size.adminBar}, ${rem(48)}) + env(safe-area-inset-top))`;

export const root = style(
  inComponents({
    minHeight: '100dvh',
    background: vars.surface.canvas,
    '@media': { print: { background: 'none' } },
  }),
);

export const bar = style(
  inComponents({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    zIndex: zIndex.bar,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    height: barEnd,
    paddingBlockStart: 'env(safe-area-inset-top)',
    paddingInline: '8px 12px',
    background: vars.surface.page,
    borderBlockEnd: hairline,
    selectors: { '&:focus-visible': focusRing({ offsetPx: -2 }) },
    '@media': {
      [from.sm]: { paddingInline: '20px', gap: vars.space['3'] },
      [media.print]: { display: 'none' },
    },
  }),
);

export const toggle = style(
  inComponents({ display: 'inline-flex', '@media': { [from.sm]: { display: 'none' } } }),
);

export const brand = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minWidth: 0,
    minHeight: '44px',
    ...typeStyle('heading5'),
    fontSize: `min(${typeStyle('heading5').fontSize}, 6.4vw)`,
    lineHeight: 1.15,
    borderRadius: vars.radius['2'],
  }),
);

export const brandName = style(inComponents({ ...clampLines(2), minWidth: 0, overflowWrap: 'anywhere' }));

/** Centred in the bar; on small screens it covers the bar while focused. */
export const search = style(
  inComponents({
    position: 'absolute',
    zIndex: 1,
    insetInline: '8px',
    background: vars.surface.page,
    opacity: 0,
    pointerEvents: 'none',
    selectors: { '&:focus-within': { opacity: 1, pointerEvents: 'auto' } },
    '@media': {
      [from.md]: {
        position: 'static',
        flex: `0 1 max(320px, ${rem(344)})`,
        marginInline: 'auto',
        opacity: 1,
        pointerEvents: 'auto',
      },
    },
  }),
);

export const user = style(inComponents({ marginInlineStart: 'auto', flex: 'none' }));
export const userBesideSearch = style(inComponents({ '@media': { [from.md]: { marginInlineStart: 0 } } }));

export const progress = style(
  inComponents({ position: 'absolute', insetInline: 0, insetBlockEnd: '-2px', display: 'grid' }),
);

export const navigation = style(
  inComponents({
    position: 'fixed',
    insetBlock: `${barEnd} 0`,
    insetInlineStart: 0,
    zIndex: zIndex.drawer,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['3'],
    // Leaves a strip of the page to tap beside the drawer.
    width: `min(max(${vars.size.adminNav}, ${rem(160)}), 100vw - ${vars.space['5']})`,
    padding: '16px 12px',
    paddingBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: vars.surface.page,
    borderInlineEnd: hairline,
    visibility: 'hidden',
    transform: 'translateX(-100%)',
    transition: `${transition(['transform'], 'exit')}, visibility 0s linear ${vars.motion.exit.duration}`,
    selectors: {
      '&:dir(rtl)': { transform: 'translateX(100%)' },
      '&:focus-visible': focusRing({ offsetPx: -2 }),
      '&[data-open]': {
        visibility: 'visible',
        transform: 'none',
        transition: transition(['transform'], 'slow'),
      },
    },
    '@media': {
      [from.sm]: {
        width: navigationWidth,
        zIndex: zIndex.sticky,
        visibility: 'visible',
        transform: 'none',
        transition: 'none',
        selectors: { '&:dir(rtl)': { transform: 'none' } },
      },
      [media.reducedMotion]: { transition: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
);

export const footerNavigation = style(inComponents({ marginBlockStart: 'auto' }));

export const backdrop = style(
  inComponents({
    position: 'fixed',
    inset: `${barEnd} 0 0`,
    zIndex: zIndex.scrim,
    background: vars.scrim.dialog,
    opacity: 0,
    pointerEvents: 'none',
    touchAction: 'none',
    transition: transition(['opacity'], 'base'),
    selectors: { '&[data-open]': { opacity: 1, pointerEvents: 'auto' } },
    '@media': { [from.sm]: { display: 'none' }, [media.print]: { display: 'none' } },
  }),
);

export const main = style(
  inComponents({
    minWidth: 0,
    paddingBlock: `calc(${barEnd} + ${vars.space['2']}) ${vars.space['5']}`,
    paddingInline: '16px',
    // Receives focus from the skip link and F6; a ring around the whole page would be noise.
    outline: 'none',
    '@media': {
      [from.sm]: { marginInlineStart: navigationWidth, paddingInline: vars.space['3'] },
      [from.md]: {
        paddingBlock: `calc(${barEnd} + ${vars.space['4']}) ${vars.space['8']}`,
        paddingInline: vars.space['5'],
      },
      [media.print]: { margin: 0, padding: 0 },
    },
  }),
);

// Keeps scroll targets clear of the bar (WCAG 2.4.11).
globalStyle(':root[data-admin-shell]', {
  '@layer': { [layers.components]: { scrollPaddingBlockStart: `calc(${barEnd} + 16px)` } },
});
// Locks page scrolling behind the drawer.
globalStyle(':root[data-admin-shell="true"]', { '@layer': { [layers.components]: { overflow: 'hidden' } } });

// Controls are useless in print.
globalStyle(`${main} :is(button, [type="checkbox"])`, {
  '@layer': { [layers.components]: { '@media': { [media.print]: { display: 'none' } } } },
});
