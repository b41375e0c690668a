import { Stack } from '@elvora/design-system/layout';
import { Text } from '@elvora/design-system/Text';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Text,
  parameters: { design: ['sheet-foundations'] },
  args: { children: 'Clamping insert polyamide, seal and O-ring chloroprene.' },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { variant: 'bodyLg', tone: 'soft' } });

/** Truncated after two lines; assistive technology reads the full text. */
export const Truncated = meta.story({
  args: { maxLines: 2 },
  render: (args) => (
    <div style={{ maxWidth: 200 }}>
      <Text {...args} />
    </div>
  ),
});

export const LineBreaks = meta.story({
  args: { preservesLineBreaks: true, children: 'M12 × 1.5\nM16 × 1.5' },
});

/** ₹, Ω and Δ are in small font files of their own, loaded only where they occur. */
export const Symbols = meta.story({
  render: () => (
    <Stack gap="1">
      <Text>₹ 4,500 · 120 Ω · Δ 3 K · 25 µF · ≤ 40 °C · M20 × 1.5 · 7–13</Text>
      <Text variant="data">EV-BG-M20 · 0.38 · 20.5 · 120 Ω</Text>
    </Stack>
  ),
});

/** A very long word breaks instead of widening the page. */
export const UnbreakableWord = meta.story({
  args: { children: 'EV'.repeat(5000), maxLines: 3 },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Text {...args} />
    </div>
  ),
});
