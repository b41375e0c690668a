import { DeleteProductView } from '@elvora/admin/views/products/DeleteProduct';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: DeleteProductView,
  tags: ['visual'],
  parameters: { design: ['admin-delete-confirm-desktop'], layout: 'fullscreen' },
  args: { name: 'Power Contactor 9–38 A', isBusy: false, onConfirm: fn(), onClose: fn() },
});

/** The specified question (S-343); Cancel has the focus. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this product?',
    });
    await expect(dialog).toHaveTextContent(
      "'Power Contactor 9–38 A' can be restored from Trash for 30 days.",
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete product' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Deleting = meta.story({ args: { isBusy: true } });
