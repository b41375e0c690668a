import type { ReactNode } from 'react';
import { IconArrowRight } from '../Icon/index.ts';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** Name of the component that is built on the card. */
  component: string;
  /** The card leads somewhere: it answers to pointer and finger. @default true */
  isLinked?: boolean;
  /** Hidden from assistive technology: the stand-in of a card that is on its way. @default false */
  isSkeleton?: boolean;
  children: ReactNode;
}

/** The frame that product and category cards share: a box of its own, with at most one link covering all of it. */
export function Card({ component, isLinked = true, isSkeleton = false, children }: CardProps) {
  const Root = isSkeleton ? 'div' : 'article';
  return (
    <Root
      aria-hidden={isSkeleton || undefined}
      className={`${styles.root} ${isLinked && !isSkeleton ? styles.linked : ''}`}
      data-component={component}
    >
      {children}
    </Root>
  );
}

/** The picture of a card, edge to edge, with chips on its corner. */
export function CardPicture({ chips, children }: { chips?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.picture}>
      {children}
      {chips && <div className={styles.chips}>{chips}</div>}
    </div>
  );
}

/** The text part of a card. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/** Texts that belong together and keep their place whatever the length of the name. */
export function CardText({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}

/** Lifts an action above the link that covers the card. */
export function CardAction({ children }: { children: ReactNode }) {
  return <div className={styles.aboveLink}>{children}</div>;
}

/** The sign that a card leads on. */
export function CardArrow() {
  return (
    <span className={styles.arrow}>
      <IconArrowRight />
    </span>
  );
}
