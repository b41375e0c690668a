import { Checkbox } from '@elvora/design-system/Checkbox';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: Checkbox, tags: ['visual'], args: { label: 'Rest' } });

export const States = meta.story({
  render: () => (
    <Stack>
      <Checkbox label="Rest" />
      <Checkbox defaultSelected label="Checked" />
      <Checkbox isIndeterminate label="Mixed" />
      <Checkbox error="Accept the terms to go on" isRequired label="Error" />
      <Checkbox isDisabled label="Disabled" />
      <Checkbox defaultSelected isDisabled label="Checked, disabled" />
      <Checkbox hint="New parts and revised tables" label="With a second line" />
    </Stack>
  ),
});
