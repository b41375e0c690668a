import { IconSearch } from '../Icon/index.ts';
import * as styles from './SiteHeader.css.ts';
import type { SiteHeaderLabels } from './siteHeaderTypes.ts';

interface SearchFieldProps {
  action: string;
  labels: Pick<SiteHeaderLabels, 'search' | 'searchPlaceholder'>;
}

/** A plain GET form: searching needs no script. */
export function SearchField({ action, labels }: SearchFieldProps) {
  return (
    <search className={styles.search}>
      <form action={action} className={styles.searchForm} method="get">
        <IconSearch size={18} />
        <input
          aria-label={labels.search}
          className={styles.searchInput}
          enterKeyHint="search"
          name="query"
          placeholder={labels.searchPlaceholder}
          type="search"
        />
      </form>
    </search>
  );
}
