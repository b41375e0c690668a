import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { barParts, inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** Filled fraction, 0 to 1. */
export const fraction = createVar();
export const duration = createVar();
export const segments = createVar();
/** 1, or -1 in RTL. */
const direction = createVar();

export const root = style(
  inComponents({
    display: 'grid',
    gap: vars.space['1'],
    vars: { [direction]: '1' },
    selectors: { '&:dir(rtl)': { vars: { [direction]: '-1' } } },
  }),
);

export const header = style(
  inComponents({
    ...typeStyle('bodySm'),
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: vars.space['2'],
  }),
);

export const label = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }));

export const track = style(
  inComponents({
    display: 'block',
    height: '8px',
    overflow: 'hidden',
    contain: 'paint',
    background: vars.fill.track,
    borderRadius: vars.radius.full,
    '@media': {
      [media.forcedColors]: { outline: '1px solid', outlineOffset: '-1px' },
      [media.print]: { printColorAdjust: 'exact' },
    },
  }),
);

export const segmented = style(inComponents(barParts(segments)));

// Translates instead of scaling, to keep the rounded end.
const filledTo = (part: string) => `translateX(calc(${direction} * (${part} - 1) * 100%))`;

export const fill = style(
  inComponents({
    display: 'block',
    height: '100%',
    borderRadius: 'inherit',
    background: vars.action.primary.rest,
    transform: filledTo(fraction),
    selectors: {
      [`${root}[data-phase="waiting"] &`]: { transform: filledTo('0') },
      [`${root}[data-level="optimum"] &`]: { background: vars.tone.success.icon },
      [`${root}[data-level="suboptimum"] &`]: { background: vars.tone.warning.icon },
      [`${root}[data-level="poor"] &`]: { background: vars.tone.danger.icon },
      [`${root}[data-phase="done"] &`]: { transition: transition(['transform'], 'base') },
      [`${root}[data-phase="running"] &`]: {
        // Cubic ease-out, like `Counter`.
        transition: `transform ${fallbackVar(duration, '2000ms')} cubic-bezier(.215, .61, .355, 1)`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        background: 'Highlight',
        forcedColorAdjust: 'none',
        selectors: { [`${root}[data-level] &`]: { background: 'Highlight' } },
      },
      [`${media.print}, ${media.reducedMotion}`]: {
        selectors: { [`${root}[data-phase] &`]: { transform: filledTo(fraction), transition: 'none' } },
      },
    },
  }),
);
