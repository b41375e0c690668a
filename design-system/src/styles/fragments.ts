import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import {
  zIndex,
  type motion,
  type TypeSize,
  type TypeStyle,
  type TypeStyleName,
  typeStyles,
} from '../theme/scale.ts';
import { from, media } from './media.ts';

interface FocusRing {
  /** Offset from the edge in px; negative for full-bleed items. @default 2 */
  offsetPx?: number;
  /** White ring, for dark backgrounds. */
  isOnDark?: boolean;
}

/** Keyboard focus ring (design sheet, 4), for `:focus-visible`: 2 px, follows the radius. */
export function focusRing({ offsetPx = 2, isOnDark = false }: FocusRing = {}): StyleRule {
  return {
    outline: `2px solid ${isOnDark ? vars.text.onDark : vars.border.focus}`,
    outlineOffset: `${offsetPx}px`,
  };
}

/** Returns the rule of a type style: size, line height, weight and width by breakpoint. */
export function typeStyle(name: TypeStyleName): StyleRule {
  const style: TypeStyle = typeStyles[name];
  const { wide, narrow } = style;
  const isOneSize = wide.size === narrow.size && wide.line === narrow.line;
  return {
    // In rem, to follow the browser's font size (WCAG 1.4.4).
    ...narrowSize(narrow),
    fontWeight: style.weight,
    fontStretch: `${style.width}%`,
    letterSpacing: `${style.tracking}em`,
    ...(style.wordSpacing === undefined ? {} : { wordSpacing: `${style.wordSpacing}em` }),
    ...(style.isTabular ? { fontVariantNumeric: 'tabular-nums' } : {}),
    ...(isOneSize
      ? {}
      : { '@media': { [from.md]: { fontSize: rem(wide.size), lineHeight: rem(wide.line) } } }),
  };
}

function narrowSize({ size, line, maxVw }: TypeSize): StyleRule {
  if (maxVw === undefined) return { fontSize: rem(size), lineHeight: rem(line) };
  // Rounded up, so that the line height never loses a fraction of a pixel.
  return { fontSize: `min(${rem(size)}, ${maxVw}vw)`, lineHeight: Math.ceil((line / size) * 1e4) / 1e4 };
}

export function rem(sizePx: number): string {
  return `${sizePx / 16}rem`;
}

/** Returns a transition of the properties at one of the theme's speeds. */
export function transition(
  properties: readonly string[],
  speed: Exclude<keyof typeof motion, 'shimmer'> = 'fast',
): string {
  return properties
    .map((property) => `${property} ${vars.motion[speed].duration} ${vars.motion[speed].easing}`)
    .join(', ');
}

/** Hides an element visually but not from assistive technology. */
export const visuallyHidden: StyleRule = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
};

/** Extends the touch target to 44 px without changing the visuals; for a pseudo-element of a positioned element. */
export const touchTarget: StyleRule = {
  content: '',
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: 'max(100%, 44px)',
  height: 'max(100%, 44px)',
  transform: 'translate(-50%, -50%)',
};

/** Custom property with the `overflow-wrap` of words wider than their slot; tables keep words whole and scroll (`reset.css.ts`). */
export const wordBreakProperty = '--e-word-break';

/** Breaks a long word anywhere, so that it does not widen its grid track or flex line. */
export const breakingWords: StyleRule = { overflowWrap: `var(${wordBreakProperty}, anywhere)` as 'anywhere' };

/** Truncates text after a number of lines. */
export function clampLines(lines: number): StyleRule {
  return { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' };
}

/** Round floating button; the parent positions it. */
export function floatingButton(): StyleRule {
  return {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: vars.radius.full,
    transition: transition(['opacity', 'background-color'], 'base'),
  };
}

// Fragments that use tokens are functions: constants would be bundled with every script that imports this file.

/** Bordered surface on the page: cards, lists, framed tables. */
export function panel(): StyleRule {
  return {
    background: vars.surface.page,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
  };
}

/** Popup of a search field, below it. */
export function fieldPopup(): StyleRule {
  return {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 'calc(100% + 4px)',
    insetInlineStart: 0,
    background: vars.surface.page,
    borderRadius: vars.radius['2'],
    boxShadow: vars.elevation['3'],
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  };
}

/** Option of a list whose field keeps the focus: `aria-selected` marks the active one. */
export function listOption() {
  return {
    color: vars.text.default,
    textDecoration: 'none',
    selectors: {
      '&[aria-selected="true"]': {
        background: vars.surface.selected,
        // An outline, because forced colours drop backgrounds.
        outline: `2px solid ${vars.border.focus}`,
        outlineOffset: '-2px',
      },
    },
    '@media': { [media.hover]: { ':hover': { background: vars.surface.hover } } },
  } as const satisfies StyleRule;
}

/** Key of the keyboard. */
export function keyCap(sizePx: number): StyleRule {
  return {
    display: 'grid',
    placeItems: 'center',
    minWidth: `${sizePx}px`,
    height: `${sizePx}px`,
    fontFamily: 'inherit',
    background: vars.surface.page,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['1'],
  };
}

/** Base of all buttons, without tone, size and content. */
export function pressable(): StyleRule {
  return {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: vars.radius['2'],
    cursor: 'pointer',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
  };
}

/** Matches buttons that are neither disabled nor busy. */
export const enabledSelector = ':not(:disabled, [aria-disabled="true"])';

/** Fixed container of a notice over the bottom of the page; takes no space and no clicks. */
export function noticeContainer(): StyleRule {
  return {
    position: 'fixed',
    zIndex: zIndex.toast,
    inset: 'auto 0 calc(16px + env(safe-area-inset-bottom, 0px))',
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
    '@media': { [media.print]: { display: 'none' } },
  };
}

/** The notice inside `noticeContainer`. */
export function notice(): StyleRule {
  return {
    display: 'flex',
    alignItems: 'center',
    ...typeStyle('bodySm'),
    color: vars.text.onDark,
    background: vars.surface.inverse,
    borderRadius: vars.radius['2'],
    boxShadow: vars.elevation['3'],
    // Forced colours remove shadow and background; the outline remains.
    outline: '1px solid transparent',
  };
}

const fadeGradient = (direction: string) =>
  `linear-gradient(${direction}, transparent, black 12%, black 88%, transparent)`;

/** Blends a product photo into the hero's background: multiplies its near-white and fades its edges. */
export function fadeMask(): StyleRule {
  return {
    mixBlendMode: 'multiply',
    filter: 'brightness(1.068)',
    maskImage: `${fadeGradient('to right')}, ${fadeGradient('to bottom')}`,
    maskComposite: 'intersect',
  };
}

/** Track of a segmented control. */
export function segments(): StyleRule {
  return {
    display: 'inline-flex',
    gap: '2px',
    padding: '2px',
    background: vars.surface.sunken,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['2'],
  };
}

/** Segment of a segmented control: a label or a link. */
export function segment(): StyleRule {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    paddingInline: vars.space['1_5'],
    fontWeight: 500,
    color: vars.text.soft,
    border: '1px solid transparent',
    borderRadius: vars.radius['1'],
    transition: transition(['background-color', 'color', 'box-shadow']),
  };
}

/** The selected segment. */
export function selectedSegment(): StyleRule {
  return {
    fontWeight: 600,
    color: vars.text.default,
    background: vars.surface.page,
    borderColor: vars.border.subtle,
    boxShadow: vars.elevation['1'],
  };
}
