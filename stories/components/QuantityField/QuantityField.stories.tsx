import { QuantityField } from '@elvora/design-system/QuantityField';
import { useState } from 'react';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: QuantityField,
  parameters: { design: ['storefront-cart-desktop'] },
  args: { label: 'Quantity of Cable Lug', value: 50, onChange: () => undefined },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <QuantityField {...args} onChange={setValue} value={value} />;
  },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { size: 'lg', min: 10, max: 500 } });
