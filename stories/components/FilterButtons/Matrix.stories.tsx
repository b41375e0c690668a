import { FilterButtons } from '@elvora/design-system/FilterButtons';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: FilterButtons,
  tags: ['visual'],
  args: { label: '', options: [], value: '', onChange: () => {} },
});

const kinds = [
  { value: 'all', label: 'All', count: 16 },
  { value: 'pdf', label: 'PDF', count: 10 },
  { value: 'docx', label: 'DOCX', count: 3 },
];
const rooms = ['All', 'Office', 'Team', 'Building', 'Events', 'Exhibitions and fairs'].map((label) => ({
  value: label,
  label,
}));

export const Variants = meta.story({
  render: (args) => (
    <Stack gap="2">
      <FilterButtons {...args} label="Kinds" options={kinds} value="all" />
      <FilterButtons {...args} label="Kinds again" options={kinds} value="docx" />
      <FilterButtons {...args} label="Rooms" options={rooms} value="Team" />
    </Stack>
  ),
});

export const ForcedColours = Variants.extend({ globals: { colours: 'forced' } });
