import type { ReactNode } from 'react';
import * as styles from './Container.css.ts';

export interface ContainerProps {
  /** Content width: `page` 1280 px, `reading` 720 px, `form` 640 px. @default 'page' */
  width?: keyof typeof styles.widths;
  children: ReactNode;
}

/** Centres a column of content within the page margins. */
export function Container({ width = 'page', children }: ContainerProps) {
  return <div className={`${styles.root} ${styles.widths[width]}`}>{children}</div>;
}
