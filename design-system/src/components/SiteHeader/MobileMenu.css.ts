import { keyframes, style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, rem, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const hairline = `1px solid ${vars.border.subtle}`;

export const root = style(
  inComponents({
    marginInlineStart: '-10px',
    '@media': { [from.md]: { display: 'none' }, [media.noScript]: { display: 'none' } },
  }),
);

const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideInFromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const drawer = style(
  inComponents({
    position: 'fixed',
    inset: '0 auto 0 0',
    width: 'min(328px, calc(100vw - 48px))',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    background: vars.surface.page,
    borderInlineEnd: '1px solid transparent',
    boxShadow: vars.elevation['4'],
    overscrollBehavior: 'contain',
    '::backdrop': { background: vars.scrim.dialog },
    animation: `${slideIn} ${vars.motion.slow.duration} ${vars.motion.slow.easing}`,
    selectors: {
      '&:dir(rtl)': { inset: '0 0 0 auto', animationName: slideInFromRight },
      // Rendered off-screen on pointer down (`preparing`), and visible one frame before it is modal (`opening`).
      '&[data-state]': { display: 'block' },
      '&[data-state="preparing"]': { translate: '-150vw', animation: 'none' },
      '&[open]::backdrop': {
        animation: `${fadeIn} ${vars.motion.base.duration} ${vars.motion.base.easing}`,
      },
    },
  }),
);

export const content = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100%',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  }),
);

export const header = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: vars.size.header,
    paddingInline: '20px 8px',
    borderBlockEnd: hairline,
  }),
);

export const entry = style(inComponents({ borderBlockEnd: hairline }));

/** Has no styles: descendants select on its open state. */
export const group = style({});

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '48px',
    paddingInline: '20px',
    ...typeStyle('bodyMd'),
    fontWeight: 500,
    listStyle: 'none',
    ':focus-visible': focusRing({ offsetPx: -2 }),
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      [`&[aria-current], ${group}[open] > &`]: { color: vars.text.link },
    },
    '@media': { [media.hover]: { ':hover': { color: vars.text.link } } },
  }),
);

export const chevron = style(
  inComponents({
    display: 'inline-flex',
    transition: transition(['transform'], 'base'),
    selectors: { [`${group}[open] > ${item} &`]: { transform: 'rotate(180deg)' } },
  }),
);

export const categories = style(
  inComponents({
    paddingBlock: vars.space['1'],
    background: vars.surface.sunken,
    borderBlockStart: hairline,
  }),
);

export const category = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '40px 1fr auto',
    alignItems: 'center',
    gap: vars.space['1_5'],
    minHeight: '56px',
    paddingInline: '20px',
    ...typeStyle('bodyMd'),
    fontSize: rem(15),
    fontWeight: 500,
    overflowWrap: 'anywhere',
    ':focus-visible': focusRing({ offsetPx: -2 }),
    selectors: { '&[aria-current]': { color: vars.text.link } },
    '@media': { [media.hover]: { ':hover': { color: vars.text.link } } },
  }),
);

export const thumb = style(inComponents({ borderRadius: vars.radius['1'], overflow: 'hidden' }));

export const all = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    minHeight: '48px',
    paddingInline: '20px',
    ...typeStyle('bodyMd'),
    fontSize: rem(15),
    fontWeight: 500,
    color: vars.text.link,
    ':focus-visible': focusRing({ offsetPx: -2 }),
  }),
);

export const footer = style(
  inComponents({
    display: 'grid',
    gap: '12px',
    marginBlockStart: 'auto',
    padding: '20px',
    ...typeStyle('caption'),
    color: vars.text.muted,
  }),
);
