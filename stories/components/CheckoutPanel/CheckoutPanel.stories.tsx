import { CheckoutPanel } from '@elvora/design-system/CheckoutPanel';
import preview from '#.storybook/preview';
import { checkoutPanelArgs } from './checkoutPanelArgs.tsx';

const meta = preview.meta({
  component: CheckoutPanel,
  parameters: { design: ['storefront-cart-desktop', 'storefront-cart-mobile'] },
  args: checkoutPanelArgs,
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { isBusy: true, note: undefined } });
