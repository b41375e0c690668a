import type { ReactNode } from 'react';
import type { HeadingLevel } from '../Heading/index.ts';
import { IconChevronDown } from '../Icon/index.ts';
import * as styles from './Accordion.css.ts';
import { useOpenByHash } from './useOpenByHash.ts';

export interface AccordionItem {
  /** URL fragment of the item: a link to `#id` opens it. */
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Heading level of the titles. @default 2 */
  headingLevel?: HeadingLevel;
}

/** Expandable sections built on `<details>`: they work without JavaScript, and find-in-page opens them. */
export function Accordion({ items, headingLevel = 2 }: AccordionProps) {
  const ref = useOpenByHash();
  const Title = `h${headingLevel}` as const;
  if (items.length === 0) return null;
  return (
    <div className={styles.root} data-component="Accordion" ref={ref}>
      {items.map(({ id, title, content }) => (
        <details className={styles.item} id={id} key={id}>
          <summary className={styles.summary}>
            <Title className={styles.title}>{title}</Title>
            <span className={styles.indicator}>
              <IconChevronDown size={20} />
            </span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
