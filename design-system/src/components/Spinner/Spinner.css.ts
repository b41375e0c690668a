import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

/** Ring and runner take their colour from the text, so that the same spinner works on any fill. */
export const root = style(
  inComponents({
    display: 'inline-block',
    flex: 'none',
    border: `2px solid color-mix(in srgb, currentcolor 25%, transparent)`,
    borderBlockStartColor: 'currentcolor',
    borderRadius: vars.radius.full,
    animation: `${turn} 800ms linear infinite`,
    '@media': {
      // A ring that stands still reads as a mistake; without motion it fades instead of turning.
      [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` },
      [media.print]: { display: 'none' },
    },
  }),
);

export const sizes = styleVariants({ 16: 16, 24: 24, 32: 32 } as const, (side) =>
  inComponents({ width: `${side}px`, height: `${side}px`, ...(side > 16 ? { borderWidth: '2.5px' } : {}) }),
);
