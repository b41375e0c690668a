import { FilterButtons } from '@elvora/design-system/FilterButtons';
import { ListSearchField } from '@elvora/design-system/ListSearchField';
import { Stack } from '@elvora/design-system/layout';
import { ListToolbar } from '@elvora/design-system/ListToolbar';
import { SegmentedControl } from '@elvora/design-system/SegmentedControl';
import { Select } from '@elvora/design-system/Select';
import preview from '#.storybook/preview';

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

const meta = preview.meta({
  component: ListToolbar,
  tags: ['visual'],
  args: { search, view },
});

export const Variants = meta.story({
  render: (args) => (
    <Stack gap="4">
      <ListToolbar {...args} filters={filters} select={select} sort={sort} />
      <ListToolbar {...args} />
    </Stack>
  ),
});
