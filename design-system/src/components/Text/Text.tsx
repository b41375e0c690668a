import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';
import type { TextVariant, TextTone, TextWeight } from './textVariants.ts';

export interface TextProps {
  /** Type style. @default 'bodyMd' */
  variant?: TextVariant;
  /** Colour by role; `default` inherits. @default 'default' */
  tone?: TextTone;
  /** Font weight. @default the weight of the variant */
  weight?: TextWeight;
  /** Renders a `span` instead of a paragraph. @default false */
  isInline?: boolean;
  /** Preserves line breaks. @default false */
  preservesLineBreaks?: boolean;
  /** Truncates the text after this number of lines. */
  maxLines?: 1 | 2 | 3;
  /** Id for `aria-describedby`. */
  id?: string;
  children: ReactNode;
}

/** Text in one of the type styles. */
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
