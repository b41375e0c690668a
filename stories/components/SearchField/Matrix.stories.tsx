import { Stack } from '@elvora/design-system/layout';
import { SearchField, searchFieldSizes } from '@elvora/design-system/SearchField';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: SearchField,
  tags: ['visual'],
  args: {
    action: '#search',
    suggestions: [
      { label: 'Power Contactor 9–38 A', href: '#contactor', detail: 'Power Contactors' },
      { label: 'Capacitor Duty Contactor', href: '#capacitor' },
    ],
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Stack>
      {searchFieldSizes.map((size) => (
        <SearchField {...args} key={size} labels={{ search: `Search ${size}` }} size={size} />
      ))}
    </Stack>
  ),
});

export const Open = meta.story({
  render: (args) => (
    <div style={{ minHeight: 200 }}>
      <SearchField {...args} suggestsOnFocus />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'con{ArrowDown}');
  },
});
