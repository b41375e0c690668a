import { Counter, CounterBlock, CounterList } from '@elvora/design-system/Counter';
import { Heading } from '@elvora/design-system/Heading';
import { Inline, Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Counter,
  parameters: { design: ['sheet-components', 'storefront-home-desktop'] },
  args: { value: 5000 },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { value: 786, suffix: ' boxes', durationMs: 4000 },
});

/** All counters of a block start together. */
export const Block = meta.story({
  render: () => (
    <CounterBlock>
      <Heading level={2} variant="displayLg">
        <Counter value={5000} /> Buyers Across The World
      </Heading>
      <Inline gap="4">
        <Counter value={786} />
        <Counter value={20} />
        <Counter value={999} />
      </Inline>
    </CounterBlock>
  ),
});

export const LargeNumber = meta.story({ args: { value: 1_234_567 } });

/** A dash replaces a value that is not a number. */
export const InvalidValue = meta.story({ args: { value: Number.NaN } });

/** Any number format of `Intl`, in any language. */
export const Formats = meta.story({
  render: () => (
    <Stack gap="3">
      <Counter
        format={{ style: 'currency', currency: 'INR', notation: 'compact' }}
        suffix=""
        value={12_500_000}
      />
      <Counter format={{ style: 'percent' }} prefix="up to " suffix="" value={0.37} />
      <Counter format={{ style: 'unit', unit: 'kilometer' }} locale="de" suffix="" value={1234.5} />
    </Stack>
  ),
});

/** Numbers with their labels, side by side. */
export const List = meta.story({
  render: () => (
    <CounterList
      items={[
        { label: 'Happy Customer', value: 786 },
        { label: 'Branch Store', value: 20 },
        { label: 'Our Product', value: 999 },
      ]}
    />
  ),
});
