import { QuantityField } from '@elvora/design-system/QuantityField';
import { useArgs } from 'storybook/preview-api';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: QuantityField,
  parameters: { design: ['storefront-cart-desktop'] },
  args: { label: 'Quantity of Cable Lug', value: 50, onChange: () => undefined },
  render: function Render(args) {
    const [, setArgs] = useArgs<typeof args>();
    return <QuantityField {...args} onChange={(value) => setArgs({ value })} />;
  },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { size: 'lg', min: 10, max: 500 } });
