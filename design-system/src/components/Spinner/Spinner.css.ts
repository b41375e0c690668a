import { createVar, keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { SpinnerTone } from './Spinner.tsx';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

const ring = createVar();
const runner = createVar();

export const root = style(
  inComponents({
    display: 'inline-block',
    flex: 'none',
    border: `2px solid ${ring}`,
    borderBlockStartColor: runner,
    borderRadius: vars.radius.full,
    animation: `${turn} 800ms linear infinite`,
    '@media': {
      // Fades instead of rotating with reduced motion: a static ring looks broken.
      [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` },
      [media.print]: { display: 'none' },
    },
  }),
);

export const tones = styleVariants({
  brand: inComponents({ vars: { [ring]: vars.fill.track, [runner]: vars.action.primary.rest } }),
  current: inComponents({
    vars: { [ring]: 'color-mix(in srgb, currentcolor 32%, transparent)', [runner]: 'currentcolor' },
  }),
} satisfies Record<SpinnerTone, StyleRule>);

export const sizes = styleVariants({ 16: 16, 24: 24, 32: 32 } as const, (side) =>
  inComponents({ width: `${side}px`, height: `${side}px`, ...(side > 16 ? { borderWidth: '2.5px' } : {}) }),
);
