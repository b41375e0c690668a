import type { ReactNode } from 'react';
import * as styles from './Container.css.ts';

export interface ContainerProps {
  /** `page` 1280 px, `reading` 720 px or `form` 640 px of content. @default 'page' */
  width?: keyof typeof styles.widths;
  children: ReactNode;
}

/** Centres a column of content and keeps the page margin beside it. */
export function Container({ width = 'page', children }: ContainerProps) {
  return <div className={`${styles.root} ${styles.widths[width]}`}>{children}</div>;
}
