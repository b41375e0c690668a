import {
  createVar,
  fallbackVar,
  keyframes,
  style,
  styleVariants,
  type StyleRule,
} from '@vanilla-extract/css';
import { inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { SkeletonShape } from './Skeleton.tsx';

export const width = createVar();
export const height = createVar();
export const ratio = createVar();

const appear = keyframes({ from: { opacity: 0 } });
const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

export const root = style(
  inComponents({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    width: fallbackVar(width, '100%'),
    height: fallbackVar(height, '100%'),
    aspectRatio: fallbackVar(ratio, 'auto'),
    background: vars.surface.hover,
    // Delayed by 150 ms, so that fast content shows no flash of a placeholder.
    animation: `${appear} 1ms linear 150ms backwards`,
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(100deg, transparent 20%, color-mix(in srgb, ${vars.surface.page} 70%, transparent) 50%, transparent 80%)`,
      animation: `${sweep} ${vars.motion.shimmer.duration} ${vars.motion.shimmer.easing} infinite`,
    },
    selectors: { '&:dir(rtl)::after': { animationDirection: 'reverse' } },
    '@media': {
      [media.reducedMotion]: { '::after': { content: 'none' } },
      [media.forcedColors]: { border: '1px solid GrayText', '::after': { content: 'none' } },
    },
  }),
);

export const shapes = styleVariants({
  block: inComponents({ borderRadius: vars.radius['1'] }),
  line: inComponents({ borderRadius: '2px', height: fallbackVar(height, '12px') }),
  circle: inComponents({ borderRadius: vars.radius.full }),
} satisfies Record<SkeletonShape, StyleRule>);
