import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';
import { type HeadingLevel, type HeadingVariant, variantByLevel } from './headingVariants.ts';

export interface HeadingProps {
  /** Rank in the outline of the page. */
  level: HeadingLevel;
  /** Type style, when it differs from the one of the rank. */
  variant?: HeadingVariant;
  /** Id for `aria-labelledby` and for links to the section. */
  id?: string;
  /** A script may move focus here (a new page announces itself); it is no tab stop. @default false */
  isFocusable?: boolean;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Names a page or a section; rank and look are chosen apart. */
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
