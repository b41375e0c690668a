import { createVar, keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { inComponents, media, typeStyle, visuallyHidden } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import { toast } from './Toaster.css.ts';
import type { ToastTone } from './toastTones.ts';

const toneColours: Record<ToastTone, string> = {
  success: vars.tone.success.icon,
  info: vars.tone.brand.icon,
  warning: vars.tone.warning.icon,
  danger: vars.tone.danger.icon,
};

const tones = Object.entries(toneColours) as [ToastTone, string][];
const byTone = (rule: (colour: string) => StyleRule) =>
  Object.fromEntries(tones.map(([tone, colour]) => [tone, inComponents(rule(colour))])) as Record<
    ToastTone,
    StyleRule
  >;

export const icon = style(inComponents({ display: 'grid', flex: 'none', paddingBlockStart: '2px' }));

export const iconTones = styleVariants(byTone((color) => ({ color })));

export const content = style(inComponents({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));

export const title = style(inComponents({ ...typeStyle('bodyMd'), fontWeight: 600 }));

export const count = style(
  inComponents({ ...typeStyle('caption'), color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }),
);

export const countText = style(inComponents(visuallyHidden));

export const text = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));

export const action = style(inComponents({ flex: 'none', marginBlock: '-4px' }));

export const close = style(inComponents({ flex: 'none', marginBlock: '-6px', marginInlineEnd: '-6px' }));

/** Duration until the toast closes. */
export const closeTime = createVar();

const shrink = keyframes({ to: { inlineSize: '0%' } });

/** The line's animation is the timer: the toast closes when it ends, and pausing it pauses the timer. */
export const countdown = style(
  inComponents({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    blockSize: '2px',
    animation: `${shrink} ${closeTime} linear forwards`,
    selectors: {
      '&[data-paused]': { animationPlayState: 'paused' },
      // Hidden toasts keep their remaining time until there is room for them.
      [`${toast}:nth-child(n + 4) &`]: { animationPlayState: 'paused' },
    },
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);

export const countdownTones = styleVariants(byTone((background) => ({ background })));
