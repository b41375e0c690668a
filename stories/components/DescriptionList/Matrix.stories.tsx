import { DescriptionList, descriptionListVariants } from '@elvora/design-system/DescriptionList';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: DescriptionList,
  tags: ['visual'],
  args: {
    items: [
      { term: 'Name', description: 'Asha Rao' },
      { term: 'Email', description: 'asha.rao@example.com' },
      { term: 'Phone', description: '' },
      { term: 'Message', description: 'First line\nSecond line' },
    ],
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Stack gap="4">
      {descriptionListVariants.map((variant) => (
        <DescriptionList {...args} key={variant} variant={variant} />
      ))}
    </Stack>
  ),
});
