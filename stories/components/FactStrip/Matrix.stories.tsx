import { longName } from '@elvora/catalogue/fixtures';
import { FactStrip } from '@elvora/design-system/FactStrip';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { factStripArgs } from './_factStripArgs.ts';

const meta = preview.meta({ component: FactStrip, tags: ['visual'], args: factStripArgs });

export const Facts = meta.story({
  render: (args) => (
    <Stack gap="3">
      <FactStrip {...args} />
      <FactStrip facts={[{ label: 'Protection', value: 'IP68' }]} />
      <FactStrip facts={[{ label: longName, value: longName, detail: longName }]} />
    </Stack>
  ),
});
