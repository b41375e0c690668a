import type { ReactNode } from 'react';
import { Chip } from '../Chip/index.ts';
import * as styles from './ArticleFooter.css.ts';

export interface ArticleFooterProps {
  tags: readonly string[];
  /** Link back to the list of articles. */
  action?: ReactNode;
}

/** Ends an article with its tags and a link back to the list. */
export function ArticleFooter({ tags, action }: ArticleFooterProps) {
  return (
    <div className={styles.root} data-component="ArticleFooter">
      <ul className={styles.tags} role="list">
        {tags.map((tag) => (
          <li key={tag}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
      {action}
    </div>
  );
}
