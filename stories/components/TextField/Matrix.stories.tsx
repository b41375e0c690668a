import { IconSearch } from '@elvora/design-system/Icon';
import { Grid } from '@elvora/design-system/layout';
import { TextField, type TextFieldProps } from '@elvora/design-system/TextField';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: TextField, tags: ['visual'], args: { label: 'Field' } });

const fields: TextFieldProps[] = [
  { label: 'Rest', placeholder: 'Company name' },
  { label: 'Filled', defaultValue: 'Tarvane Electric' },
  { label: 'Error', defaultValue: 'meera@', error: 'Enter a full email address', isRequired: true },
  { label: 'Disabled', defaultValue: 'Control & Switchgear', isDisabled: true, hint: 'Fixed while editing' },
  { label: 'With unit', defaultValue: '12', unit: 'mm' },
  { label: 'With prefix', defaultValue: '9830012345', prefix: '+91', isTabular: true },
  { label: 'Search', type: 'search', icon: IconSearch, placeholder: 'Find a code' },
  { label: 'Password', type: 'password', defaultValue: 'secret' },
  { label: 'Optional', isOptional: true },
  { label: 'Count', defaultValue: 'Stockist', count: { max: 5 }, hint: 'Short names are found faster' },
];

export const States = meta.story({
  render: () => (
    <Grid columns={{ xs: 1, sm: 2, md: 4 }}>
      {fields.map((field) => (
        <TextField {...field} key={field.label} />
      ))}
    </Grid>
  ),
});
