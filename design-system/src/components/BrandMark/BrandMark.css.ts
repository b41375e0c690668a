import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { inComponents, media, rem } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { BrandMarkSize } from './BrandMark.tsx';

const markSize = createVar();
const wordmarkSize = createVar();
const backgroundColour = createVar();
const dotColour = createVar();

/** The wordmark cannot wrap: limits its growth with the user's font size to the viewport. */
const sizeRule = (px: number, wordPx: number) =>
  inComponents({
    vars: { [markSize]: `${px}px`, [wordmarkSize]: `min(${rem(wordPx)}, max(${wordPx}px, 6.4vw))` },
  });

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: `calc(${markSize} / 3)`,
    color: vars.text.default,
    verticalAlign: 'middle',
    maxWidth: '100%',
    minWidth: 0,
  }),
);

export const sizes = styleVariants({
  sm: sizeRule(26, 17),
  md: sizeRule(30, 20),
  lg: sizeRule(64, 43),
} satisfies Record<BrandMarkSize, ReturnType<typeof inComponents>>);

export const onDark = style(inComponents({ color: vars.text.onDark }));

export const mark = style(
  inComponents({
    flex: 'none',
    width: markSize,
    height: markSize,
    vars: { [backgroundColour]: vars.action.primary.rest, [dotColour]: vars.fill.markDot },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);

export const mono = style(
  inComponents({ vars: { [backgroundColour]: vars.fill.selectedInk, [dotColour]: vars.text.onFill } }),
);

export const background = style(inComponents({ fill: backgroundColour }));
export const bars = style(inComponents({ fill: vars.text.onFill }));
export const dot = style(inComponents({ fill: dotColour }));

export const wordmark = style(
  inComponents({
    fontSize: wordmarkSize,
    lineHeight: 1.2,
    fontWeight: 700,
    fontStretch: '118%',
    letterSpacing: '.045em',
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  }),
);
