import { DiffTable } from '@elvora/design-system/DiffTable';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { rows } from './rows.ts';

const meta = preview.meta({
  component: DiffTable,
  tags: ['visual'],
  args: { caption: 'Changes', beforeLabel: 'Before', afterLabel: 'After', rows },
});

export const Variants = meta.story({
  render: (args) => (
    <Stack gap="3">
      <DiffTable {...args} />
      <DiffTable
        {...args}
        afterLabel="Saved by someone else"
        beforeLabel="Yours"
        caption="What differs"
        isSymmetric
      />
    </Stack>
  ),
});
