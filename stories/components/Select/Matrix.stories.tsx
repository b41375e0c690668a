import { Grid } from '@elvora/design-system/layout';
import { Select } from '@elvora/design-system/Select';
import preview from '#.storybook/preview';

const options = [
  { value: 'in', label: 'India' },
  { value: 'other', label: 'Other, with a name that is longer than its field is wide' },
];
const meta = preview.meta({ component: Select, tags: ['visual'], args: { label: 'Country', options } });

export const States = meta.story({
  render: () => (
    <Grid columns={{ xs: 1, sm: 2, md: 4 }}>
      <Select label="Empty" options={options} placeholder="Choose a country" />
      <Select defaultValue="in" label="Chosen" options={options} />
      <Select defaultValue="other" error="Choose another" isRequired label="Error" options={options} />
      <Select hint="Fixed while editing" isDisabled label="Disabled" options={options} />
      <Select defaultValue="in" isReadOnly label="Read-only" options={options} />
      <Select isLoading label="Loading" options={[]} />
    </Grid>
  ),
});
