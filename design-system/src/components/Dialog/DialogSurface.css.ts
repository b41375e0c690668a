import { createVar, keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { from, inComponents, media } from '../../styles/index.ts';
import { zIndex, vars } from '../../theme/index.ts';
import type { DialogShape } from './DialogSurface.tsx';

export const width = createVar();

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(.98)' } });

export const overlay = style(
  inComponents({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    zIndex: zIndex.dialog,
    display: 'grid',
    // Ends above the virtual keyboard; React Aria updates the variable.
    height: 'var(--visual-viewport-height, 100dvh)',
    background: vars.scrim.dialog,
    selectors: {
      '&[data-entering]': { animation: `${fadeIn} ${vars.motion.base.duration} ${vars.motion.base.easing}` },
      '&[data-exiting]': {
        animation: `${fadeOut} ${vars.motion.exit.duration} ${vars.motion.exit.easing} forwards`,
      },
    },
    '@media': { [media.print]: { position: 'static', height: 'auto', background: 'none' } },
  }),
);

const centeredLayout = { justifyItems: 'center', alignItems: 'center', padding: '24px 16px' } as const;

export const overlays = styleVariants({
  sheet: inComponents({ '@media': { [from.sm]: centeredLayout } }),
  card: inComponents(centeredLayout),
} satisfies Record<DialogShape, StyleRule>);

export const nested = style(inComponents({ zIndex: zIndex.nestedDialog, background: vars.scrim.nested }));

export const modal = style(
  inComponents({
    display: 'grid',
    minHeight: 0,
    maxHeight: '100%',
    overflow: 'hidden',
    background: vars.surface.page,
    outline: '1px solid transparent',
    selectors: {
      '&[data-entering]': { animation: `${rise} ${vars.motion.slow.duration} ${vars.motion.slow.easing}` },
    },
    '@media': { [media.print]: { boxShadow: 'none' } },
  }),
);

const card = {
  width: `min(${width}, 100%)`,
  borderRadius: vars.radius['3'],
  boxShadow: vars.elevation['4'],
} as const;

export const shapes = styleVariants({
  sheet: inComponents({
    width: '100%',
    height: '100%',
    '@media': { [from.sm]: { ...card, height: 'auto' } },
  }),
  card: inComponents(card),
} satisfies Record<DialogShape, StyleRule>);

export const fixedHeight = style(inComponents({ '@media': { [from.sm]: { height: 'min(724px, 100%)' } } }));

export const dialog = style(
  inComponents({ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, outline: 'none' }),
);
