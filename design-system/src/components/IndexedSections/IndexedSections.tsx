import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import * as styles from './IndexedSections.css.ts';
import { useSectionInView } from './useSectionInView.ts';

export interface IndexedSection {
  /** URL fragment the index links to. */
  id: string;
  title: string;
  /** Number of entries, shown in the index. */
  count: number;
  /** Count for screen readers: '12 products'. */
  countLabel: string;
  content: ReactNode;
}

export interface IndexedSectionsProps {
  /** Accessible name of the index. */
  label: string;
  sections: readonly IndexedSection[];
}

/** Sections with a sticky index that marks the current one. */
export function IndexedSections({ label, sections }: IndexedSectionsProps) {
  const inView = useSectionInView(sections.map(({ id }) => id));
  return (
    <div className={styles.root} data-component="IndexedSections">
      <nav aria-label={label} className={styles.index}>
        <ul className={styles.entries} role="list">
          {sections.map(({ id, title, count, countLabel }) => (
            <li className={styles.entry} key={id}>
              <a aria-current={inView === id ? 'true' : undefined} className={styles.link} href={`#${id}`}>
                {title}
                <span aria-label={countLabel} className={styles.count} role="img">
                  {count}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, title, content }) => (
          <section aria-labelledby={`${id}-name`} className={styles.section} id={id} key={id}>
            <Heading id={`${id}-name`} level={2} variant="heading3">
              {title}
            </Heading>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}
