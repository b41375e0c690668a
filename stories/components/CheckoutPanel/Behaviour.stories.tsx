import { CheckoutPanel } from '@elvora/design-system/CheckoutPanel';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { checkoutPanelArgs } from './checkoutPanelArgs.tsx';

const meta = preview.meta({
  component: CheckoutPanel,
  tags: ['behaviour'],
  args: { ...checkoutPanelArgs, onSubmit: fn() },
});

/** The app validates: an empty required field does not stop the browser's submission. */
export const SubmitsByEnter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /Email/ }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const IgnoresPressesWhileBusy = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Checkout\.\.\./ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
