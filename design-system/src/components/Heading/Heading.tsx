import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';
import { type HeadingLevel, type HeadingVariant, variantByLevel } from './headingVariants.ts';

export interface HeadingProps {
  /** Level in the document outline. */
  level: HeadingLevel;
  /** Type style. @default the style of the level */
  variant?: HeadingVariant;
  /** Id for `aria-labelledby` and for links to the section. */
  id?: string;
  /** Focusable by script (route changes focus the heading); not a tab stop. @default false */
  isFocusable?: boolean;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Heading whose level and type style are independent. */
export function Heading({
  level,
  variant = variantByLevel[level],
  id,
  isFocusable = false,
  ref,
  children,
}: HeadingProps) {
  const Root = `h${level}` as const;
  return (
    <Root
      className={`${styles.root} ${styles.variants[variant]}`}
      data-component="Heading"
      id={id}
      ref={ref}
      tabIndex={isFocusable ? -1 : undefined}
    >
      {children}
    </Root>
  );
}
