import { createVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { breakingWords, inComponents, typeStyle } from '../../styles/index.ts';
import { type Tone, tones as toneNames, vars } from '../../theme/index.ts';
import type { ChipVariant } from './Chip.tsx';

const surface = createVar();
const text = createVar();
const strong = createVar();

export const root = style(
  inComponents({
    ...typeStyle('micro'),
    fontWeight: 600,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    minHeight: '24px',
    paddingInline: '7px',
    paddingBlock: '3px',
    border: '1px solid transparent',
    borderRadius: vars.radius['2'],
    verticalAlign: 'middle',
  }),
);

const toneRule = (tone: Tone): StyleRule =>
  inComponents({
    vars: {
      [surface]: vars.tone[tone].surface,
      [text]: vars.tone[tone].text,
      [strong]: tone === 'accent' ? vars.action.accent.rest : vars.tone[tone].icon,
    },
  });

export const tones = styleVariants(
  Object.fromEntries(toneNames.map((tone) => [tone, toneRule(tone)])) as Record<Tone, StyleRule>,
);

export const variants = styleVariants({
  soft: inComponents({ background: surface, color: text }),
  outline: inComponents({
    background: vars.surface.page,
    borderColor: vars.border.strong,
    color: vars.text.default,
  }),
  solid: inComponents({
    borderRadius: vars.radius['1'],
    background: strong,
    color: vars.text.onFill,
  }),
} satisfies Record<ChipVariant, StyleRule>);

export const dot = style(
  inComponents({
    flex: 'none',
    width: '6px',
    height: '6px',
    borderRadius: vars.radius.full,
    background: 'currentcolor',
    // Drawn as a border, because forced colours and print drop backgrounds.
    border: '3px solid currentcolor',
  }),
);

export const label = style(inComponents({ minWidth: 0, ...breakingWords }));
