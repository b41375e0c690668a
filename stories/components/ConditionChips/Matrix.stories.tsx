import { longName } from '@elvora/catalogue/fixtures';
import { ConditionChips } from '@elvora/design-system/ConditionChips';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ConditionChips,
  tags: ['visual'],
  args: { chips: [], clearHref: '#all' },
});

const chips = [
  { name: 'In', value: 'Cable Glands', href: '#1' },
  { name: 'Clamping range', value: 'fits 9–12 mm', href: '#2' },
  { name: 'Protection', value: 'IP69', href: '#3', isUsed: false },
];

export const Variants = meta.story({
  render: (args) => (
    <Stack gap="2">
      <ConditionChips {...args} chips={chips} isUnderstood />
      <ConditionChips {...args} chips={chips.slice(1, 2)} />
      <ConditionChips {...args} chips={[{ name: 'Product', value: longName, href: '#4' }, ...chips]} />
    </Stack>
  ),
});

export const RightToLeft = Variants.extend({ globals: { direction: 'rtl' } });

export const ForcedColours = Variants.extend({ globals: { colours: 'forced' } });
