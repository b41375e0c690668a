import { IconLayoutGrid, IconListDetails } from '@elvora/design-system/Icon';
import { SegmentedControl } from '@elvora/design-system/SegmentedControl';
import { ListSearch } from '../layout/ListSearch.tsx';
import { texts } from '../texts.ts';
import * as styles from './CategoryToolbar.css.ts';

export type CategoryListView = 'cards' | 'tree';

export interface CategoryToolbarProps {
  view: CategoryListView;
  onViewChange: (view: CategoryListView) => void;
  /** Looked for in the names of all categories. */
  query: string;
  onQueryChange: (query: string) => void;
}

/** Finds a category by its name, and shows one level or all of them. */
export function CategoryToolbar({ view, onViewChange, query, onQueryChange }: CategoryToolbarProps) {
  const { categories } = texts;
  return (
    <div className={styles.root}>
      <div className={styles.search}>
        <ListSearch label={categories.search} onChange={onQueryChange} query={query} />
      </div>
      <SegmentedControl
        label={categories.views}
        onChange={onViewChange}
        options={[
          { value: 'cards', label: categories.cardsView, icon: IconLayoutGrid },
          { value: 'tree', label: categories.treeView, icon: IconListDetails },
        ]}
        value={view}
      />
    </div>
  );
}
