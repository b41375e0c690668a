import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media } from '../../styles/index.ts';
import { zIndex, vars } from '../../theme/index.ts';
import type { ToasterPlacement } from './toasterPlacements.ts';

const hiddenState = { opacity: 0, transform: 'translateY(-8px)' };
const slideIn = keyframes({ from: hiddenState });
const slideOut = keyframes({ to: hiddenState });
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** At the inline end of the screen, the newest first. */
export const stack = style(
  inComponents({
    position: 'fixed',
    zIndex: zIndex.toast,
    insetInline: '12px',
    display: 'flex',
    flexDirection: 'column',
    outline: 'none',
    '@media': {
      [from.sm]: { insetInlineStart: 'auto', insetInlineEnd: '24px', width: '360px' },
      [media.print]: { display: 'none' },
    },
  }),
);

export const placements = styleVariants({
  belowHeader: inComponents({
    insetBlockStart: `calc(${vars.size.header} + 8px + env(safe-area-inset-top, 0px))`,
    '@media': { [from.md]: { insetBlockStart: '88px' } },
  }),
  overBar: inComponents({
    insetBlockStart: 'calc(4px + env(safe-area-inset-top, 0px))',
    insetInline: '52px 8px',
    '@media': { [from.sm]: { insetInlineStart: 'auto', insetInlineEnd: '8px' } },
  }),
} satisfies Record<ToasterPlacement, ReturnType<typeof inComponents>>);

export const toast = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    gap: vars.space['1_5'],
    marginBlockEnd: '12px',
    padding: '14px 16px',
    overflow: 'hidden',
    color: vars.text.default,
    background: vars.surface.page,
    borderRadius: vars.radius['2'],
    boxShadow: vars.elevation['3'],
    // Visible in forced colours, which remove shadows.
    border: '1px solid transparent',
    touchAction: 'pan-y',
    userSelect: 'none',
    ':focus-visible': focusRing(),
    selectors: {
      // At most three are visible; older ones keep their remaining time and reappear when there is room.
      '&:nth-child(n + 4)': { visibility: 'hidden', position: 'absolute', insetInline: 0 },
    },
    '@media': { [media.hover]: { userSelect: 'text' } },
  }),
);

const { base, exit } = vars.motion;

export const entering = style(
  inComponents({
    animation: `${fadeIn} ${base.duration} ${base.easing}`,
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${slideIn} ${base.duration} ${base.easing}` },
    },
  }),
);

export const leaving = style(
  inComponents({
    animation: `${fadeOut} ${exit.duration} ${exit.easing} forwards`,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${slideOut} ${exit.duration} ${exit.easing} forwards`,
      },
    },
  }),
);
