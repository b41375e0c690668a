import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, transition } from './fragments.ts';
import { media } from './media.ts';

/** Styles of the 18 px box of a checkbox or radio; the caller adds the check mark as `::before`. */
export function choiceBox(): StyleRule {
  return {
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '18px',
    height: '18px',
    // In the middle of its label's first line, also of enlarged text.
    margin: 'max(1px, (1lh - 18px) / 2) 0 0',
    color: vars.text.onFill,
    background: vars.surface.page,
    border: `1.5px solid ${vars.border.control}`,
    cursor: 'inherit',
    printColorAdjust: 'exact',
    transition: transition(['background-color', 'border-color']),
    selectors: {
      '&:focus-visible': focusRing(),
      '&:is([aria-invalid="true"], [data-invalid])': { borderColor: vars.border.error },
      '&:disabled': { background: vars.surface.disabled, borderColor: vars.border.strong },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          ':hover > &:not(:checked, :disabled, [aria-invalid="true"], [data-invalid])': {
            background: vars.surface.selected,
            borderColor: vars.border.focus,
          },
        },
      },
    },
  };
}
