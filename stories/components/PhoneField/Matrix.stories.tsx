import { Grid } from '@elvora/design-system/layout';
import { PhoneField, type PhoneFieldProps } from '@elvora/design-system/PhoneField';
import preview from '#.storybook/preview';
import { phoneArgs } from './phoneArgs.ts';

const meta = preview.meta({ component: PhoneField, tags: ['visual'], args: phoneArgs });

const fields: PhoneFieldProps[] = [
  { ...phoneArgs, label: 'Rest' },
  { ...phoneArgs, label: 'Filled', defaultValue: { code: '+91', number: '9830012345' } },
  {
    ...phoneArgs,
    label: 'Longest code',
    defaultValue: { code: '+971', number: '501234567' },
    isRequired: true,
  },
  {
    ...phoneArgs,
    label: 'Error',
    defaultValue: { code: '+86', number: '13800138000' },
    error: 'A phone number has at most 10 digits',
  },
  { ...phoneArgs, label: 'Disabled', isDisabled: true, hint: 'Given in your account' },
  { ...phoneArgs, label: 'Optional', isOptional: true, hint: 'Digits only, at most 10' },
];

export const States = meta.story({
  render: () => (
    <Grid columns={{ xs: 1, sm: 2, md: 3 }}>
      {fields.map((field) => (
        <PhoneField {...field} key={field.label} />
      ))}
    </Grid>
  ),
});
