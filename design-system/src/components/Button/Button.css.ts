import { createVar, fallbackVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import {
  breakingWords,
  enabledSelector,
  focusRing,
  inComponents,
  media,
  pressable,
  rem,
  transition,
  typeStyle,
} from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { ButtonSize, ButtonTone } from './buttonVariants.ts';

const rest = createVar();
const hover = createVar();
const pressed = createVar();
const text = createVar();
const textHover = createVar();
const edge = createVar();
const edgeHover = createVar();
const edgePressed = createVar();
const disabledFill = createVar();
const disabledEdge = createVar();
const shadow = createVar();
const inset = createVar();

interface ToneStyle {
  fill: { rest: string; hover: string; pressed: string };
  text: string;
  textHover?: string;
  border?: { rest: string; hover: string; pressed: string };
  /** @default transparent */
  disabled?: { fill?: string; edge?: string };
  /** Inline padding that overrides the size's. */
  inset?: string;
  isOnDark?: true;
  isRaised?: true;
}

const filledDisabled = { fill: vars.surface.disabled };

const toneStyle = (tone: ToneStyle): StyleRule =>
  inComponents({
    vars: {
      [rest]: tone.fill.rest,
      [hover]: tone.fill.hover,
      [pressed]: tone.fill.pressed,
      [text]: tone.text,
      ...(tone.textHover ? { [textHover]: tone.textHover } : {}),
      ...(tone.border
        ? { [edge]: tone.border.rest, [edgeHover]: tone.border.hover, [edgePressed]: tone.border.pressed }
        : {}),
      ...(tone.disabled?.fill ? { [disabledFill]: tone.disabled.fill } : {}),
      ...(tone.disabled?.edge ? { [disabledEdge]: tone.disabled.edge } : {}),
      ...(tone.isRaised ? { [shadow]: vars.elevation['1'] } : {}),
      ...(tone.inset ? { [inset]: tone.inset } : {}),
    },
    ...(tone.isOnDark ? { selectors: { '&:focus-visible': focusRing({ isOnDark: true }) } } : {}),
  });

export const root = style(
  inComponents({
    ...pressable(),
    paddingBlock: '4px',
    verticalAlign: 'middle',
    border: `1px solid ${fallbackVar(edge, 'transparent')}`,
    background: rest,
    boxShadow: fallbackVar(shadow, 'none'),
    color: text,
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    transition: transition(['background-color', 'border-color', 'box-shadow', 'color']),
    selectors: {
      [`&${enabledSelector}:active`]: {
        background: pressed,
        borderColor: fallbackVar(edgePressed, 'transparent'),
        boxShadow: 'none',
        color: fallbackVar(textHover, text),
      },
      '&:disabled': {
        background: fallbackVar(disabledFill, 'transparent'),
        borderColor: fallbackVar(disabledEdge, 'transparent'),
        boxShadow: 'none',
        color: vars.text.disabled,
        cursor: 'not-allowed',
      },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          [`&${enabledSelector}:hover:not(:active)`]: {
            background: hover,
            borderColor: fallbackVar(edgeHover, 'transparent'),
            color: fallbackVar(textHover, text),
          },
        },
      },
    },
  }),
);

export const tones = styleVariants({
  primary: toneStyle({
    fill: vars.action.primary,
    text: vars.text.onFill,
    disabled: filledDisabled,
    isRaised: true,
  }),
  accent: toneStyle({
    fill: vars.action.accent,
    text: vars.text.onFill,
    disabled: filledDisabled,
    isRaised: true,
  }),
  secondary: toneStyle({
    fill: vars.action.secondary,
    text: vars.text.default,
    border: { rest: vars.border.strong, hover: vars.border.strongHover, pressed: vars.border.strongPressed },
    disabled: { fill: vars.action.secondary.rest, edge: vars.border.subtle },
  }),
  ghost: toneStyle({ fill: vars.action.ghost, text: vars.text.default }),
  text: toneStyle({
    fill: vars.action.text,
    text: vars.text.link,
    textHover: vars.text.linkHover,
    // Aligns the label with text above and below; the fill appears on hover only.
    inset: '8px',
  }),
  danger: toneStyle({
    fill: vars.action.danger,
    text: vars.text.onFill,
    disabled: filledDisabled,
    isRaised: true,
  }),
  inverse: toneStyle({
    fill: vars.action.inverse,
    text: vars.text.default,
    disabled: filledDisabled,
    isOnDark: true,
  }),
} satisfies Record<ButtonTone, StyleRule>);

export const sizes = styleVariants({
  sm: inComponents({
    ...typeStyle('control'),
    fontSize: rem(13),
    minHeight: vars.size.controlSm,
    paddingInline: fallbackVar(inset, '12px'),
    gap: '6px',
  }),
  md: inComponents({
    ...typeStyle('control'),
    minHeight: vars.size.controlMd,
    paddingInline: fallbackVar(inset, '16px'),
    gap: '8px',
  }),
  lg: inComponents({
    ...typeStyle('controlLg'),
    minHeight: vars.size.controlLg,
    paddingInline: fallbackVar(inset, '22px'),
    gap: '8px',
  }),
} satisfies Record<ButtonSize, StyleRule>);

export const fullWidth = style(inComponents({ width: '100%' }));

/** Stacks idle and busy content in one grid cell, so that the wider one sets the width. */
export const stack = style(inComponents({ display: 'grid', justifyItems: 'center', gap: 'inherit' }));

export const content = style(
  inComponents({
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'inherit',
  }),
);

export const hidden = style(inComponents({ visibility: 'hidden' }));

/** Wraps long labels. */
export const label = style(inComponents({ minWidth: 0, ...breakingWords }));

/** Same size as the icon it replaces. */
export const iconSlots = styleVariants(
  { sm: 16, md: 18, lg: 20 } satisfies Record<ButtonSize, number>,
  (side) => inComponents({ flex: 'none', display: 'grid', placeItems: 'center', width: `${side}px` }),
);

/** Keeps width and accessible name while the spinner covers it. */
export const transparent = style(inComponents({ opacity: 0 }));

export const centered = style(
  inComponents({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }),
);
