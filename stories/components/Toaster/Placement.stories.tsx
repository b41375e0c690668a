import { Button } from '@elvora/design-system/Button';
import { Dialog } from '@elvora/design-system/Dialog';
import { MenuButton } from '@elvora/design-system/Menu';
import { TextField } from '@elvora/design-system/TextField';
import { showToast, Toaster } from '@elvora/design-system/Toaster';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { rowActions } from '../Menu/rowActions.ts';
import { addedToast, queryToasts, toaster } from './toastSteps.ts';

const meta = preview.meta({ component: Toaster, tags: ['behaviour'] });

/** D-37 */
export const CoversNoMainButtonAndNoOpenMenu = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <header style={{ display: 'flex', justifyContent: 'flex-end', padding: 8 }}>
      <Toaster placement="overBar" />
      <Button onPress={() => showToast(addedToast)}>Add</Button>
      <MenuButton groups={rowActions} label="Row 3" onAction={fn()} />
    </header>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(button);
    const toast = await within(toaster()).findByRole('status');
    await waitFor(() =>
      expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom),
    );
    await step('moves below a menu that opens', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Row 3' }));
      const menu = await screen.findByRole('menu');
      await waitFor(() =>
        expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(menu.getBoundingClientRect().bottom),
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
});

/** WCAG 2.4.11 */
export const MovesAwayFromAFieldOneTypesInto = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <Toaster placement="overBar" />
      <TextField label="Name" />
      <Button onPress={() => showToast(addedToast)} tone="secondary">
        Add
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    showToast(addedToast);
    const toast = await within(toaster()).findByRole('status');
    await expect(toast.getBoundingClientRect().top).toBeLessThan(field.getBoundingClientRect().bottom);
    field.focus();
    await waitFor(() =>
      expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(field.getBoundingClientRect().bottom),
    );
  },
});

function InDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Toaster />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Edit Product">
        <Button onPress={() => showToast({ tone: 'danger', title: 'Failed to save product' })}>Save</Button>
      </Dialog>
    </>
  );
}

/** D-38, D-39 */
export const IsUsableAboveADialog = meta.story({
  render: () => <InDialog />,
  play: async ({ userEvent, step }) => {
    const dialog = await screen.findByRole('dialog');
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const toast = await within(toaster()).findByRole('alert');
    await step('moves the focus out of the dialog with Alt+T and back with Escape', async () => {
      await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
      await waitFor(() => expect(toast).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(save).toHaveFocus());
    });
    await step('closes on click without closing the dialog', async () => {
      await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(queryToasts('alert')).toHaveLength(0));
      await expect(dialog).toBeVisible();
    });
  },
});
