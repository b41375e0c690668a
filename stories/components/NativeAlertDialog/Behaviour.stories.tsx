import { NativeAlertDialog } from '@elvora/design-system/NativeAlertDialog';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { nativeAlertDialogArgs } from './nativeAlertDialogArgs.tsx';

const meta = preview.meta({
  component: NativeAlertDialog,
  tags: ['behaviour'],
  args: { ...nativeAlertDialogArgs, onClose: fn() },
});

/** D-33 */
export const ClosesByTheButton = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Order placed successfully' });
    await expect(dialog).toHaveAccessibleDescription(/Q-7K3M-2X/);
    const ok = within(dialog).getByRole('button', { name: 'OK' });
    await expect(ok).toHaveFocus();
    await userEvent.click(ok);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});
