import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';
import type { TextVariant, TextTone, TextWeight } from './textVariants.ts';

export interface TextProps {
  /** Type style. @default 'bodyMd' */
  variant?: TextVariant;
  /** Colour by role; `default` takes the colour of its surroundings. @default 'default' */
  tone?: TextTone;
  /** Weight, when it differs from the one of the look. */
  weight?: TextWeight;
  /** Part of a line (`span`) instead of a paragraph. @default false */
  isInline?: boolean;
  /** Line breaks in the text are kept. @default false */
  preservesLineBreaks?: boolean;
  /** Cuts the text after so many lines. */
  maxLines?: 1 | 2 | 3;
  /** Id for `aria-describedby`. */
  id?: string;
  children: ReactNode;
}

/** Running text in one of the styles of the scale. */
export function Text({
  variant = 'bodyMd',
  tone = 'default',
  weight,
  isInline = false,
  preservesLineBreaks = false,
  maxLines,
  id,
  children,
}: TextProps) {
  const Root = isInline ? 'span' : 'p';
  const classes = [
    styles.variants[variant],
    styles.tones[tone],
    weight && styles.weights[weight],
    preservesLineBreaks && styles.preservesLineBreaks,
    maxLines && styles.clamps[maxLines],
  ];
  return (
    <Root className={classes.filter(Boolean).join(' ')} data-component="Text" id={id}>
      {children}
    </Root>
  );
}
