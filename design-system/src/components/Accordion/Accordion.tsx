import type { ReactNode } from 'react';
import type { HeadingLevel } from '../Heading/index.ts';
import { IconChevronDown } from '../Icon/index.ts';
import * as styles from './Accordion.css.ts';
import { useOpenByHash } from './useOpenByHash.ts';

export interface AccordionItem {
  /** Fragment of its address: a link to `#id` opens it. */
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Rank of the titles in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel;
}

/** Titles that unfold what belongs to them. The browser's own: it works without script, and a search in the page opens it. */
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
