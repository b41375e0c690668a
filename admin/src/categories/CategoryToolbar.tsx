import { IconLayoutGrid, IconListDetails } from '@elvora/design-system/Icon';
import { ListSearchField } from '@elvora/design-system/ListSearchField';
import { ListToolbar } from '@elvora/design-system/ListToolbar';
import { SegmentedControl } from '@elvora/design-system/SegmentedControl';
import { texts } from '../texts.ts';

export type CategoryListView = 'cards' | 'tree';

export interface CategoryToolbarProps {
  view: CategoryListView;
  onViewChange: (view: CategoryListView) => void;
  /** Searches the names of all categories. */
  query: string;
  onQueryChange: (query: string) => void;
}

/** Search by name, and the switch between one level as cards and all levels as a tree. */
export function CategoryToolbar({ view, onViewChange, query, onQueryChange }: CategoryToolbarProps) {
  const { categories } = texts;
  return (
    <ListToolbar
      search={<ListSearchField label={categories.search} onQueryChange={onQueryChange} query={query} />}
      view={
        <SegmentedControl
          label={categories.views}
          onChange={onViewChange}
          options={[
            { value: 'cards', label: categories.cardsView, icon: IconLayoutGrid },
            { value: 'tree', label: categories.treeView, icon: IconListDetails },
          ]}
          value={view}
        />
      }
    />
  );
}
