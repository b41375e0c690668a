import { Grid } from '@elvora/design-system/layout';
import { TextArea } from '@elvora/design-system/TextArea';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: TextArea, tags: ['visual'], args: { label: 'Message' } });

export const States = meta.story({
  render: () => (
    <Grid columns={{ xs: 1, sm: 2 }}>
      <TextArea isOptional label="Rest" placeholder="Districts, industries, typical customers" />
      <TextArea
        count={{ min: 50 }}
        defaultValue="Stockist of switchgear"
        hint="At least 50 characters"
        label="Count"
      />
      <TextArea defaultValue="?" error="Say what you need" isRequired label="Error" />
      <TextArea defaultValue="Fixed" isDisabled label="Disabled" />
    </Grid>
  ),
});
