import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';
import { type HeadingLevel, type HeadingLook, lookOfLevel } from './headingLooks.ts';

export interface HeadingProps {
  /** Rank in the outline of the page. */
  level: HeadingLevel;
  /** Type style, when it differs from the one of the rank. */
  look?: HeadingLook;
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
  look = lookOfLevel[level],
  id,
  isFocusable = false,
  ref,
  children,
}: HeadingProps) {
  const Root = `h${level}` as const;
  return (
    <Root
      className={`${styles.root} ${styles.looks[look]}`}
      data-component="Heading"
      id={id}
      ref={ref}
      tabIndex={isFocusable ? -1 : undefined}
    >
      {children}
    </Root>
  );
}
