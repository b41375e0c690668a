import { AlertDialog, type AlertDialogProps } from '@elvora/design-system/AlertDialog';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { AlertWithOpener } from './AlertWithOpener.tsx';

const close = fn();
const confirm = fn();
const alert: AlertDialogProps = {
  kind: 'alert',
  text: 'Enter email',
  isOpen: false,
  onClose: close,
};
const meta = preview.meta({
  component: AlertDialog,
  tags: ['behaviour'],
  args: alert,
  render: (args) => <AlertWithOpener {...args} />,
  beforeEach: () => {
    close.mockClear();
    confirm.mockClear();
  },
});

export const EnterAcknowledgesAnAlert = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(opener);
    const alert = within(await screen.findByRole('alertdialog', { name: 'Enter email' }));
    await waitFor(() => expect(alert.getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(close).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Reopened during its exit animation, it must still be closable. */
export const CanBeReopenedWhileClosing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    opener.click();
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

const question = 'Are you sure you want to delete this product?';

/** S-343: Enter must not delete anything. */
export const FocusesCancelBeforeADeletion = meta.story({
  render: () => (
    <AlertWithOpener
      confirmLabel="Delete product"
      isOpen={false}
      kind="confirm"
      onClose={close}
      onConfirm={confirm}
      text={question}
      tone="danger"
    />
  ),
  play: async ({ canvas, userEvent, step }) => {
    const ask = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
      return within(await screen.findByRole('alertdialog', { name: question }));
    };
    await step('cancels on Enter', async () => {
      const asked = await ask();
      await waitFor(() => expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(confirm).not.toHaveBeenCalled();
    });
    await step('cancels on Escape', async () => {
      await ask();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(confirm).not.toHaveBeenCalled();
    });
    await step('confirms only by the button', async () => {
      const asked = await ask();
      await userEvent.click(asked.getByRole('button', { name: 'Delete product' }));
      await expect(confirm).toHaveBeenCalledOnce();
    });
  },
});
