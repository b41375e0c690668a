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
  args: { value: 40, low: 25, high: 75, segments: 4, delayMs: 1000, durationMs: 500 },
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

/** Limits make levels, which have a colour and a text. */
export const Levels = meta.story({
  render: () => (
    <Stack gap="3">
      <Meter high={80} label="Fill of the duct" low={20} optimum={0} value={15} valueText="15 of 100 wires" />
      <Meter high={80} label="Load of the supply" low={20} optimum={0} value={60} />
      <Meter
        high={80}
        label="Heat in the enclosure"
        levelLabels={{ poor: 'too hot' }}
        low={20}
        max={120}
        optimum={0}
        value={110}
      />
    </Stack>
  ),
});

/** Parts of equal size, such as the poles or modules in use. */
export const Segments = meta.story({
  args: { label: 'Modules in use', max: 12, segments: 12, value: 7, valueText: '7 of 12' },
});
