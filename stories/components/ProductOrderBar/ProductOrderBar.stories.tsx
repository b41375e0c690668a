import { ProductOrderBar } from '@elvora/design-system/ProductOrderBar';
import preview from '#.storybook/preview';
import { productOrderBarArgs } from './productOrderBarArgs.tsx';

const meta = preview.meta({
  component: ProductOrderBar,
  parameters: { design: ['storefront-product-desktop', 'storefront-product-mobile'] },
  args: productOrderBarArgs,
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { label: 'Order', note: undefined } });
