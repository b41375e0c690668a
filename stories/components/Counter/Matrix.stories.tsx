import { Counter, CounterList } from '@elvora/design-system/Counter';
import { Heading } from '@elvora/design-system/Heading';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: Counter, tags: ['visual'], args: { value: 0 } });

/** Reduced motion, so that the screenshots are stable. */
export const Values = meta.story({
  globals: { motion: 'reduced' },
  render: () => (
    <Stack gap="2">
      {[0, 20, 786, 5000, 1_234_567, -20.5, Number.NaN].map((value) => (
        <Heading key={value} level={2} variant="displayLg">
          <Counter value={value} />
        </Heading>
      ))}
    </Stack>
  ),
});

export const RightToLeft = Values.extend({ globals: { motion: 'reduced', direction: 'rtl' } });

export const Formats = meta.story({
  globals: { motion: 'reduced' },
  render: () => (
    <Stack gap="2">
      <Counter
        format={{ style: 'currency', currency: 'INR', notation: 'compact' }}
        suffix=""
        value={1.25e7}
      />
      <Counter format={{ style: 'percent' }} prefix="up to " suffix="" value={0.37} />
      <Counter format={{ style: 'unit', unit: 'kilometer' }} locale="de" suffix="" value={1234.5} />
    </Stack>
  ),
});

export const List = meta.story({
  globals: { motion: 'reduced' },
  render: () => (
    <CounterList
      items={[
        { label: 'Happy Customer', value: 786 },
        { label: 'Branch Store', value: 20 },
        { label: 'Our Product', value: 1_234_567 },
      ]}
    />
  ),
});
