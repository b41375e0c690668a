import { style, styleVariants } from '@vanilla-extract/css';
import { breakingWords, clampLines, inComponents, typeStyle } from '../../styles/index.ts';
import { type TypeStyleName, vars } from '../../theme/index.ts';
import type { TextVariant, TextTone, TextWeight } from './textVariants.ts';

type Rule = ReturnType<typeof inComponents>;

/** Breaks words that are wider than their slot; figures and codes do not break. */
const wrapping = (name: TypeStyleName) => inComponents({ ...typeStyle(name), ...breakingWords });

export const variants = styleVariants({
  bodyLg: wrapping('bodyLg'),
  article: wrapping('article'),
  bodyMd: wrapping('bodyMd'),
  bodySm: wrapping('bodySm'),
  caption: wrapping('caption'),
  micro: wrapping('micro'),
  data: inComponents(typeStyle('data')),
  dataDense: inComponents(typeStyle('dataDense')),
  dataCode: inComponents(typeStyle('dataCode')),
  figure: inComponents(typeStyle('figure')),
} satisfies Record<TextVariant, Rule>);

export const tones = styleVariants({
  default: {},
  body: inComponents({ color: vars.text.body }),
  soft: inComponents({ color: vars.text.soft }),
  muted: inComponents({ color: vars.text.muted }),
  danger: inComponents({ color: vars.text.danger }),
  onDark: inComponents({ color: vars.text.onDark }),
  onDarkMuted: inComponents({ color: vars.text.onDarkMuted }),
} satisfies Record<TextTone, Rule>);

export const weights = styleVariants({
  regular: inComponents({ fontWeight: 400 }),
  medium: inComponents({ fontWeight: 500 }),
  strong: inComponents({ fontWeight: 600 }),
} satisfies Record<TextWeight, Rule>);

export const clamps = styleVariants({
  1: inComponents(clampLines(1)),
  2: inComponents(clampLines(2)),
  3: inComponents(clampLines(3)),
});

export const unbroken = style(inComponents({ whiteSpace: 'nowrap' }));

export const preservesLineBreaks = style(inComponents({ whiteSpace: 'pre-line' }));
