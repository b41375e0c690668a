import { CheckoutPanel } from '@elvora/design-system/CheckoutPanel';
import preview from '#.storybook/preview';
import { checkoutPanelArgs } from './checkoutPanelArgs.tsx';

const meta = preview.meta({ component: CheckoutPanel, tags: ['visual'], args: checkoutPanelArgs });

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 400 }}>
      <CheckoutPanel {...args} />
      <CheckoutPanel {...args} isBusy note={undefined} />
    </div>
  ),
});

export const RightToLeft = States.extend({ globals: { direction: 'rtl' } });
