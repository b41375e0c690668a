import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Modal sheet (`<dialog>`) that rises from the bottom of a narrow screen; its height is the component's. */
export function bottomSheet(): StyleRule {
  const rise = keyframes({ from: { transform: 'translateY(100%)' } });
  const appear = keyframes({ from: { opacity: 0 } });
  return {
    position: 'fixed',
    inset: 'auto 0 0',
    width: '100%',
    maxWidth: '600px',
    marginInline: 'auto',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sheet,
    background: vars.surface.page,
    boxShadow: vars.elevation['4'],
    selectors: {
      '&[open]': { animation: `${rise} ${vars.motion.slow.duration} ${vars.motion.slow.easing}` },
      '&::backdrop': {
        background: vars.scrim.dialog,
        animation: `${appear} ${vars.motion.base.duration} ${vars.motion.base.easing}`,
      },
    },
  };
}
