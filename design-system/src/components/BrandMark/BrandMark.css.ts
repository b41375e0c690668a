import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { inComponents, media, rem } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { BrandMarkSize } from './BrandMark.tsx';

const side = createVar();
const wordSize = createVar();
const groundColour = createVar();
const dotColour = createVar();

/** A word that cannot wrap grows with the text of the reader as far as the window allows. */
const sized = (px: number, wordPx: number) =>
  inComponents({
    vars: { [side]: `${px}px`, [wordSize]: `min(${rem(wordPx)}, max(${wordPx}px, 6.4vw))` },
  });

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: `calc(${side} / 3)`,
    color: vars.text.default,
    verticalAlign: 'middle',
  }),
);

export const sizes = styleVariants({
  sm: sized(26, 17),
  md: sized(30, 20),
  lg: sized(64, 43),
} satisfies Record<BrandMarkSize, ReturnType<typeof inComponents>>);

export const onDark = style(inComponents({ color: vars.text.onDark }));

export const mark = style(
  inComponents({
    flex: 'none',
    width: side,
    height: side,
    vars: { [groundColour]: vars.action.primary.rest, [dotColour]: vars.fill.markDot },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);

export const mono = style(
  inComponents({ vars: { [groundColour]: vars.fill.selectedInk, [dotColour]: vars.text.onFill } }),
);

export const ground = style(inComponents({ fill: groundColour }));
export const bars = style(inComponents({ fill: vars.text.onFill }));
export const dot = style(inComponents({ fill: dotColour }));

export const word = style(
  inComponents({
    fontSize: wordSize,
    lineHeight: 1.2,
    fontWeight: 700,
    fontStretch: '118%',
    letterSpacing: '.045em',
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
  }),
);
