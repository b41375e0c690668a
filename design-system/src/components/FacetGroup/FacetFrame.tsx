import type { ReactNode } from 'react';
import { IconChevronDown } from '../Icon/index.ts';
import * as styles from './FacetFrame.css.ts';

interface FacetFrameProps {
  component: string;
  title: string;
  /** Control beside the title, such as the unit. */
  aside?: ReactNode;
  /** Invisible spacer as wide as that control, which overlays the row of the title. */
  asideSpace?: ReactNode;
  /** @default true */
  isOpen?: boolean;
  children: ReactNode;
}

/** Collapsible section of a finder, built on `<details>`: it works without script, and find-in-page opens it. */
export function FacetFrame({
  component,
  title,
  aside,
  asideSpace,
  isOpen = true,
  children,
}: FacetFrameProps) {
  return (
    <div className={styles.root} data-component={component}>
      <details className={styles.details} open={isOpen}>
        <summary className={styles.summary}>
          <span className={styles.title}>{title}</span>
          {asideSpace !== undefined && (
            <span aria-hidden className={styles.asideSpace}>
              {asideSpace}
            </span>
          )}
          <span className={styles.indicator}>
            <IconChevronDown size={18} />
          </span>
        </summary>
        {children}
      </details>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
