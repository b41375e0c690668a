import { Checkbox } from '@elvora/design-system/Checkbox';
import { FieldGroup } from '@elvora/design-system/Field';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: FieldGroup,
  parameters: { design: ['sheet-components'] },
  args: {
    legend: 'By email',
    children: (
      <Stack gap="1">
        <Checkbox hint="New parts and revised tables" label="Product Updates" name="comments" />
        <Checkbox
          hint="Catalogues, price lists and display material"
          label="Marketing Materials"
          name="candidates"
        />
        <Checkbox hint="Scheme and season offers" label="Special Offers" name="offers" />
      </Stack>
    ),
  },
});

export const Default = meta.story({});

export const Playground = meta.story({
  tags: ['!test'],
  args: { isRequired: true, hint: 'Choose any number.' },
});

export const WithError = meta.story({ args: { error: 'Choose at least one' } });
