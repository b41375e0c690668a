import type { ReactNode } from 'react';
import { skippedOffscreen } from '../../styles/contentVisibility.css.ts';
import { BrandMark } from '../BrandMark/index.ts';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps {
  /** Company name. */
  brand: string;
  /** Custom logo for a dark background. @default a mark with the name */
  logo?: ReactNode;
  /** Sentence about the company, below its name. */
  about: string;
  columns: readonly { title: string; links: readonly { label: string; href: string }[] }[];
  /** Legal text in the last line. */
  legal: string;
  /** Text at the end of the last line. */
  fact?: string;
  /** Newsletter form, beside the columns. */
  children?: ReactNode;
}

/** Footer of every public page: company, links and newsletter. */
export function SiteFooter({ brand, logo, about, columns, legal, fact, children }: SiteFooterProps) {
  return (
    <footer className={`${styles.root} ${skippedOffscreen}`} data-component="SiteFooter">
      <div className={styles.frame}>
        <div className={styles.main}>
          <div className={styles.company}>
            {logo ?? <BrandMark isOnDark name={brand} />}
            <p className={styles.about}>{about}</p>
          </div>
          <nav aria-label="Footer" className={styles.columns}>
            {columns.map(({ title, links }) => (
              <div key={title}>
                <h2 className={styles.title}>{title}</h2>
                <ul className={styles.links} role="list">
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <a className={styles.link} href={href}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          {children && <div className={styles.aside}>{children}</div>}
        </div>
        <div className={styles.bottomRow}>
          <p>{legal}</p>
          {fact && <p>{fact}</p>}
        </div>
      </div>
    </footer>
  );
}
