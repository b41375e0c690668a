import { Checkbox } from '@elvora/design-system/Checkbox';
import { FieldGroup } from '@elvora/design-system/Field';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: FieldGroup,
  tags: ['behaviour'],
  args: {
    legend: 'By email',
    hint: 'Choose any number.',
    error: 'Choose at least one',
    children: <Checkbox label="Product Updates" />,
  },
});

export const NamesAndDescribesItsFields = meta.story({
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: /^By email/ });
    await expect(group).toHaveAccessibleDescription('Choose any number. Error: Choose at least one');
  },
});
