import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { choiceBox } from './choiceBox.ts';
import { media } from './media.ts';

/** Check mark of the icon set (24 px grid, stroke 2.75). */
const check = 'polygon(25% 46%, 41.7% 62.7%, 79.3% 25.1%, 87.4% 33.2%, 41.7% 78.9%, 16.8% 54%)';
const dash = 'inset(44% 22%)';

/** Look of a native checkbox. */
export function checkBox(): StyleRule {
  const box = choiceBox();
  return {
    ...box,
    borderRadius: vars.radius['1'],
    '::before': {
      content: '',
      width: '18px',
      height: '18px',
      background: 'currentColor',
      clipPath: 'inset(50%)',
    },
    selectors: {
      ...box.selectors,
      '&:checked, &:indeterminate': {
        background: vars.action.primary.rest,
        borderColor: vars.action.primary.rest,
      },
      '&:checked::before': { clipPath: check },
      '&:indeterminate::before': { clipPath: dash },
      '&:checked:disabled, &:indeterminate:disabled': {
        color: vars.text.muted,
        background: vars.surface.disabled,
        borderColor: vars.border.strong,
      },
    },
    '@media': {
      ...box['@media'],
      [media.forcedColors]: {
        selectors: { '&::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  };
}
