import type { ReactNode } from 'react';
import { IconArrowRight } from '../Icon/index.ts';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** Value of `data-component`. */
  component: string;
  /** Adds hover and press styles. @default true */
  isLinked?: boolean;
  /** Picture beside the content; names are as long as they are. @default false */
  isWide?: boolean;
  /** Loading placeholder, hidden from assistive technology. @default false */
  isSkeleton?: boolean;
  children: ReactNode;
}

/** Frame shared by all cards: at most one link, which covers the whole card. */
export function Card({
  component,
  isLinked = true,
  isWide = false,
  isSkeleton = false,
  children,
}: CardProps) {
  const Root = isSkeleton ? 'div' : 'article';
  return (
    <Root
      aria-hidden={isSkeleton || undefined}
      className={`${styles.root} ${isWide ? styles.wide : ''} ${isLinked && !isSkeleton ? styles.linked : ''}`}
      data-component={component}
    >
      {children}
    </Root>
  );
}

/** Edge-to-edge picture of a card with chips in its corner. */
export function CardPicture({ chips, children }: { chips?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.picture}>
      {children}
      {chips && <div className={styles.chips}>{chips}</div>}
    </div>
  );
}

/** Padded content of a card. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/** Groups texts, which keep their position for names of any length. */
export function CardText({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}

/** Raises an action above the card's link. */
export function CardAction({ children }: { children: ReactNode }) {
  return <div className={styles.aboveLink}>{children}</div>;
}

/** Arrow that marks a card as a link. */
export function CardArrow() {
  return (
    <span className={styles.arrow}>
      <IconArrowRight />
    </span>
  );
}
