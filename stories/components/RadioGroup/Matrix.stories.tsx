import { Grid } from '@elvora/design-system/layout';
import { RadioGroup, radioGroupVariants } from '@elvora/design-system/RadioGroup';
import preview from '#.storybook/preview';
import { smsOptions } from './options.ts';

const meta = preview.meta({
  component: RadioGroup,
  tags: ['visual'],
  args: { legend: 'By SMS', options: smsOptions },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={{ xs: 1, sm: 2 }} gap="3">
      {radioGroupVariants.map((look) => (
        <RadioGroup defaultValue="urgent" key={look} legend={look} variant={look} options={smsOptions} />
      ))}
      <RadioGroup error="Choose one" isRequired legend="error" options={smsOptions} />
      <RadioGroup
        defaultValue="none"
        legend="disabled"
        options={smsOptions.map((option) => ({ ...option, isDisabled: true }))}
      />
    </Grid>
  ),
});
