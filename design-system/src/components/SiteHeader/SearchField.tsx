import { useRef } from 'react';
import { IconSearch } from '../Icon/index.ts';
import * as styles from './SearchField.css.ts';
import type { SiteHeaderLabels } from './siteHeaderTypes.ts';
import { useSearchKey } from './useSearchKey.ts';

interface SearchFieldProps {
  action: string;
  labels: Pick<SiteHeaderLabels, 'search' | 'searchPlaceholder'>;
}

/** A plain GET form: searching needs no script. The key "/" leads into it. */
export function SearchField({ action, labels }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useSearchKey(input);
  return (
    <search className={styles.root}>
      <form action={action} className={styles.form} method="get">
        <IconSearch size={18} />
        <input
          aria-keyshortcuts="/"
          aria-label={labels.search}
          className={styles.input}
          enterKeyHint="search"
          name="query"
          placeholder={labels.searchPlaceholder}
          ref={input}
          type="search"
        />
        <kbd aria-hidden className={styles.key}>
          /
        </kbd>
      </form>
    </search>
  );
}
