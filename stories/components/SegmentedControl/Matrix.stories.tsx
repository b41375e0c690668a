import { IconLayoutGrid, IconListDetails } from '@elvora/design-system/Icon';
import { Stack } from '@elvora/design-system/layout';
import { SegmentedControl } from '@elvora/design-system/SegmentedControl';
import preview from '#.storybook/preview';

const act = () => undefined;
const statuses = [
  { value: 'new', label: 'New' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
];
const views = [
  { value: 'cards', label: 'Cards', icon: IconLayoutGrid },
  { value: 'tree', label: 'Tree', icon: IconListDetails },
];
const meta = preview.meta({
  component: SegmentedControl,
  tags: ['visual'],
  args: { label: 'Status', options: statuses, value: 'new', onChange: act },
});

export const States = meta.story({
  render: () => (
    <Stack align="start">
      <SegmentedControl label="Status" onChange={act} options={statuses} value="new" />
      <SegmentedControl
        isDisabled
        label="Status, disabled"
        onChange={act}
        options={statuses}
        value="answered"
      />
      <SegmentedControl label="View" onChange={act} options={views} value="tree" />
    </Stack>
  ),
});

export const ForcedColours = States.extend({ globals: { colours: 'forced' } });
