import { Inline } from '@elvora/design-system/layout';
import { QuantityField, quantityFieldSizes } from '@elvora/design-system/QuantityField';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: QuantityField,
  tags: ['visual'],
  args: { label: 'Quantity', value: 50, onChange: () => undefined },
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      {quantityFieldSizes.map((size) => (
        <QuantityField {...args} key={size} label={`Quantity ${size}`} size={size} />
      ))}
      <QuantityField {...args} label="The least" value={1} />
      <QuantityField {...args} label="The most" value={1_000_000} />
    </Inline>
  ),
});
