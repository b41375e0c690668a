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
  /** Distance in px from the edge; negative for full-bleed items. @default 2 */
  offsetPx?: number;
  /** On dark ground the ring is white. */
  isOnDark?: boolean;
}

/** The keyboard focus ring (design sheet, 4): shown by `:focus-visible` only, 2 px, follows the radius. */
export function focusRing({ offsetPx = 2, isOnDark = false }: FocusRing = {}): StyleRule {
  return {
    outline: `2px solid ${isOnDark ? vars.text.onDark : vars.border.focus}`,
    outlineOffset: `${offsetPx}px`,
  };
}

/** Type style as a rule: size, line, weight and width by breakpoint. */
export function typeStyle(name: TypeStyleName): StyleRule {
  const style: TypeStyle = typeStyles[name];
  const { wide, narrow } = style;
  const isOneSize = wide.size === narrow.size && wide.line === narrow.line;
  return {
    // rem, so that text follows the size a person has set in the browser (WCAG 1.4.4)
    ...narrowSize(narrow),
    fontWeight: style.weight,
    fontStretch: `${style.width}%`,
    letterSpacing: style.tracking === 0 ? 'normal' : `${style.tracking}em`,
    ...(style.wordSpacing === undefined ? {} : { wordSpacing: `${style.wordSpacing}em` }),
    ...(style.isTabular ? { fontVariantNumeric: 'tabular-nums' } : {}),
    ...(isOneSize
      ? {}
      : { '@media': { [from.md]: { fontSize: rem(wide.size), lineHeight: rem(wide.line) } } }),
  };
}

function narrowSize({ size, line, maxVw }: TypeSize): StyleRule {
  if (maxVw === undefined) return { fontSize: rem(size), lineHeight: rem(line) };
  // Rounded up, so that the line is no part of a pixel lower.
  return { fontSize: `min(${rem(size)}, ${maxVw}vw)`, lineHeight: Math.ceil((line / size) * 1e4) / 1e4 };
}

export function rem(sizePx: number): string {
  return `${sizePx / 16}rem`;
}

/** A transition of the given properties at one of the theme's speeds. */
export function transition(
  properties: readonly string[],
  speed: Exclude<keyof typeof motion, 'shimmer'> = 'fast',
): string {
  return properties
    .map((property) => `${property} ${vars.motion[speed].duration} ${vars.motion[speed].easing}`)
    .join(', ');
}

/** Hidden from sight, kept for assistive technology. */
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

/** Grows the area that answers to a finger to 44 px without growing the picture of it. The rule's element must be positioned. */
export const touchTarget: StyleRule = {
  content: '',
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: 'max(100%, 44px)',
  height: 'max(100%, 44px)',
  transform: 'translate(-50%, -50%)',
};

/** What words do that are wider than their slot; tables keep them whole and scroll instead (`reset.css.ts`). */
export const wordBreakProperty = '--e-word-break';

/** A long word breaks anywhere and does not widen the grid or flex line it stands in. */
export const breakingWords: StyleRule = { overflowWrap: `var(${wordBreakProperty}, anywhere)` as 'anywhere' };

/** Cuts text after a number of lines. */
export function clampLines(lines: number): StyleRule {
  return { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' };
}

/** A round button that floats over the page; where it stands is its parent's business. */
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

// What takes tokens is a function: a constant made of them would stand in every script that imports this file.

/** A sheet of its own on the page: cards, lists, framed tables. */
export function panel(): StyleRule {
  return {
    background: vars.surface.page,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
  };
}

/** What every button is before its tone, size and content. */
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

/** Holds for a button that can be pressed: neither disabled nor busy. */
export const enabledSelector = ':not(:disabled, [aria-disabled="true"])';

/** Where a notice stands that floats over the end of the page: it takes no room and no clicks. */
export function noticeContainer(): StyleRule {
  return {
    position: 'fixed',
    zIndex: zIndex.toast,
    insetInline: 0,
    insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom, 0px))',
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
    '@media': { [media.print]: { display: 'none' } },
  };
}

/** The notice that stands there. */
export function notice(): StyleRule {
  return {
    display: 'flex',
    alignItems: 'center',
    ...typeStyle('bodySm'),
    color: vars.text.onDark,
    background: vars.surface.inverse,
    borderRadius: vars.radius['2'],
    boxShadow: vars.elevation['3'],
    // Forced colours take the shadow and the ground: the edge stays.
    outline: '1px solid transparent',
  };
}

const fadeGradient = (direction: string) =>
  `linear-gradient(${direction}, transparent, black 12%, black 88%, transparent)`;

/** A product melts into the hero's ground: the near-white of its photograph becomes the ground's, its edges fade. */
export function fadeMask(): StyleRule {
  return {
    mixBlendMode: 'multiply',
    filter: 'brightness(1.068)',
    maskImage: `${fadeGradient('to right')}, ${fadeGradient('to bottom')}`,
    maskComposite: 'intersect',
  };
}

/** The ground on which the segments of a choice lie in one line. */
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

/** One segment of a choice: a label or a link. */
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

/** The segment that is chosen. */
export function selectedSegment(): StyleRule {
  return {
    fontWeight: 600,
    color: vars.text.default,
    background: vars.surface.page,
    borderColor: vars.border.subtle,
    boxShadow: vars.elevation['1'],
  };
}
