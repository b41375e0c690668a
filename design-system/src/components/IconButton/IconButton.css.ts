import {
  createVar,
  fallbackVar,
  keyframes,
  style,
  styleVariants,
  type StyleRule,
} from '@vanilla-extract/css';
import {
  enabledSelector,
  focusRing,
  inComponents,
  media,
  pressable,
  transition,
  typeStyle,
} from '../../styles/index.ts';
import { zIndex, vars } from '../../theme/index.ts';
import type { IconButtonSize, IconButtonTone, IconButtonVariant } from './iconButtonVariants.ts';

const rest = createVar();
const hover = createVar();
const pressed = createVar();
const iconColour = createVar();
const edge = createVar();
/** Colours of a box by tone: on dark surfaces the page colour would hide a white icon. */
const boxRest = createVar();
const boxEdge = createVar();

/** Position of the tooltip in the window. */
export const tooltipX = createVar();
export const tooltipY = createVar();

export const root = style(
  inComponents({
    ...pressable(),
    flex: 'none',
    padding: 0,
    border: `1px solid ${edge}`,
    background: rest,
    color: iconColour,
    transition: transition(['background-color', 'border-color', 'color']),
    selectors: {
      '&:focus-visible': focusRing(),
      [`&${enabledSelector}:active`]: { background: pressed },
      '&[aria-pressed="true"]': { color: vars.text.link, background: vars.surface.selected },
      '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
    '@media': {
      [media.hover]: { selectors: { [`&${enabledSelector}:hover:not(:active)`]: { background: hover } } },
    },
  }),
);

export const tones = styleVariants({
  neutral: inComponents({
    vars: {
      [hover]: vars.action.ghost.hover,
      [pressed]: vars.action.ghost.pressed,
      [iconColour]: vars.text.soft,
    },
  }),
  brand: inComponents({
    vars: {
      [hover]: vars.action.text.hover,
      [pressed]: vars.action.text.pressed,
      [iconColour]: vars.text.link,
    },
  }),
  danger: inComponents({
    vars: {
      [hover]: vars.tone.danger.surface,
      [pressed]: vars.tone.danger.border,
      [iconColour]: vars.text.danger,
    },
  }),
  onDark: inComponents({
    vars: {
      [hover]: `color-mix(in srgb, ${vars.text.onDark} 12%, transparent)`,
      [pressed]: `color-mix(in srgb, ${vars.text.onDark} 20%, transparent)`,
      [iconColour]: vars.text.onDark,
      [boxRest]: 'transparent',
      [boxEdge]: vars.border.onDark,
    },
    selectors: { '&:focus-visible': focusRing({ isOnDark: true }) },
  }),
} satisfies Record<IconButtonTone, StyleRule>);

export const variants = styleVariants({
  ghost: inComponents({ vars: { [rest]: 'transparent', [edge]: 'transparent' } }),
  box: inComponents({
    vars: {
      [rest]: fallbackVar(boxRest, vars.surface.page),
      [edge]: fallbackVar(boxEdge, vars.border.strong),
    },
  }),
} satisfies Record<IconButtonVariant, StyleRule>);

const side = (size: string): StyleRule => inComponents({ width: size, height: size });

export const sizes = styleVariants({
  sm: side(vars.size.controlSm),
  md: side(vars.size.controlMd),
  lg: side(vars.size.controlLg),
} satisfies Record<IconButtonSize, StyleRule>);

const appear = keyframes({ from: { opacity: 0 } });

/**
 * Appears after half a second of hover, or at once on keyboard focus. `display: none` before, so that it never widens the
 * page; `TooltipPosition` places it, and without script it stays above its button.
 */
export const tooltip = style(
  inComponents({
    ...typeStyle('micro'),
    display: 'none',
    position: 'fixed',
    left: tooltipX,
    top: tooltipY,
    visibility: 'hidden',
    zIndex: zIndex.toast,
    width: 'max-content',
    maxWidth: '240px',
    padding: '5px 8px',
    borderRadius: vars.radius['1'],
    background: vars.fill.selectedInk,
    color: vars.text.onFill,
    pointerEvents: 'none',
    whiteSpace: 'normal',
    selectors: {
      '&[data-placed]': { visibility: 'visible' },
      [`${root}:focus-visible > &`]: { display: 'block' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          [`${root}:hover:not(:active) > &`]: {
            display: 'block',
            animation: `${appear} ${vars.motion.base.duration} ${vars.motion.base.easing} 500ms backwards`,
          },
        },
      },
      [media.forcedColors]: { border: '1px solid' },
      [media.noScript]: {
        position: 'absolute',
        left: '50%',
        top: 'auto',
        bottom: 'calc(100% + 6px)',
        translate: '-50%',
        visibility: 'visible',
      },
    },
  }),
);
