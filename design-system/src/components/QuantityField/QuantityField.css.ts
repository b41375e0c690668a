import { createVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { focusRing, inComponents, media, rem, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { QuantityFieldSize } from './QuantityField.tsx';

const stepWidth = createVar();
const inputWidth = createVar();

export const root = style(
  inComponents({
    vars: { [stepWidth]: '40px', [inputWidth]: 'max(6ch, 44px)' },
    display: 'inline-flex',
    alignItems: 'stretch',
    background: vars.surface.page,
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius['2'],
    transition: transition(['border-color', 'box-shadow']),
    outline: '2px solid transparent',
    outlineStyle: 'none',
    outlineOffset: '1px',
    selectors: {
      '&:has(> input:focus)': {
        borderColor: vars.border.focus,
        boxShadow: `inset 0 0 0 1px ${vars.border.focus}, 0 0 0 3px ${vars.focus.halo}`,
        outlineStyle: 'solid',
      },
    },
  }),
);

const height = (rest: string, finger: string): StyleRule => ({
  minHeight: rest,
  '@media': { [media.coarse]: { minHeight: finger } },
});

export const sizes = styleVariants({
  sm: inComponents({
    ...height(vars.size.controlSm, '44px'),
    vars: { [stepWidth]: '28px', [inputWidth]: '40px' },
  }),
  md: inComponents({ ...height(vars.size.controlMd, '44px') }),
  lg: inComponents({ ...height(vars.size.controlLg, vars.size.controlLg) }),
} satisfies Record<QuantityFieldSize, StyleRule>);

export const step = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: stepWidth,
    color: vars.text.soft,
    background: 'none',
    border: 0,
    borderRadius: vars.radius['2'],
    ':focus-visible': focusRing({ offsetPx: -2 }),
    ':disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: vars.surface.hover } } },
      // The border of the box counts towards the touch target.
      [media.coarse]: { width: '44px', marginBlock: '-1px' },
      [media.noScript]: { display: 'none' },
    },
  }),
);

export const input = style(
  inComponents({
    ...typeStyle('bodyMd'),
    // Grows for up to seven digits.
    fieldSizing: 'content',
    minWidth: inputWidth,
    padding: 0,
    fontSize: rem(16),
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    color: vars.text.default,
    background: 'none',
    border: 0,
    outline: 'none',
    '@media': { [media.coarse]: { marginBlock: '-1px' } },
  }),
);
