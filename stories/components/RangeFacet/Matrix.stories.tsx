import { RangeFacet } from '@elvora/design-system/RangeFacet';
import preview from '#.storybook/preview';
import { cableRange } from './cableRange.ts';

const meta = preview.meta({
  component: RangeFacet,
  tags: ['visual'],
  args: cableRange,
});

const units = [
  { name: 'mm', href: '#mm', isCurrent: true },
  { name: 'in', href: '#in' },
];

export const Variants = meta.story({
  render: (args) => (
    <form style={{ maxWidth: 256 }}>
      <RangeFacet {...args} units={units} />
      <RangeFacet {...args} high={12} hint="A size counts when its range holds your cable." low={9} />
      <RangeFacet {...args} bars={[]} title="Without a scale" unit="" />
      <RangeFacet {...args} isOpen={false} title="Closed" units={units} />
    </form>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('slider');
  },
});

export const RightToLeft = Variants.extend({ globals: { direction: 'rtl' } });

export const ForcedColours = Variants.extend({ globals: { colours: 'forced' } });
