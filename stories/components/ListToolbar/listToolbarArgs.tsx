import { FilterButtons } from '@elvora/design-system/FilterButtons';
import { ListSearchField } from '@elvora/design-system/ListSearchField';
import type { ListToolbarProps } from '@elvora/design-system/ListToolbar';
import { SegmentedControl } from '@elvora/design-system/SegmentedControl';
import { Select } from '@elvora/design-system/Select';

const act = () => undefined;
const search = <ListSearchField label="Name or ordering code" onQueryChange={act} query="" />;
const view = (
  <SegmentedControl
    label="View"
    onChange={act}
    options={[
      { value: 'cards', label: 'Cards' },
      { value: 'table', label: 'Table' },
    ]}
    value="cards"
  />
);
const select = (
  <Select
    isLabelHidden
    label="Category"
    onChange={act}
    options={[{ value: 'glands', label: 'Cable Glands' }]}
    placeholder="All categories"
    value=""
  />
);
const filters = (
  <FilterButtons
    label="Flags"
    onChange={act}
    options={[
      { value: 'all', label: 'All', count: 108 },
      { value: 'bestseller', label: 'Bestseller', count: 14 },
    ]}
    value="all"
  />
);
const sort = (
  <Select
    isLabelHidden
    label="Order"
    onChange={act}
    options={[{ value: 'name', label: 'By name' }]}
    placeholder="Oldest first"
    value=""
  />
);

export const listToolbarArgs = { search, select, filters, sort, view } satisfies ListToolbarProps;
