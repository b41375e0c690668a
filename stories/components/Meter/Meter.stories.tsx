import { Stack } from '@elvora/design-system/layout';
import { Meter } from '@elvora/design-system/Meter';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Meter,
  parameters: { design: ['sheet-components', 'storefront-home-desktop'] },
  args: { label: 'Customer Satisfaction', value: 95 },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { value: 40, delayMs: 1000, durationMs: 500 },
});

/** The two claims of the home page, staggered. */
export const Claims = meta.story({
  render: () => (
    <Stack gap="3">
      <Meter delayMs={200} label="Money Back Guarantee" value={90} />
      <Meter delayMs={400} label="Customer Satisfaction" value={95} />
    </Stack>
  ),
});
