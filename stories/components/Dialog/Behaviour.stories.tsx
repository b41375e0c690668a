import { Button } from '@elvora/design-system/Button';
import { Dialog } from '@elvora/design-system/Dialog';
import { TextField } from '@elvora/design-system/TextField';
import type { RefObject } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { OpenedDialog } from './OpenedDialog.tsx';
import { OpenedForm } from './OpenedForm.tsx';

const meta = preview.meta({
  component: Dialog,
  tags: ['behaviour'],
  args: {
    title: 'Add Category',
    isOpen: false,
    onClose: fn(),
    actions: <Button>Create</Button>,
    children: <TextField label="Category Name" />,
  },
  render: ({ isOpen: _isOpen, ...args }) => <OpenedDialog {...args} />,
});

export const TrapsAndReturnsTheFocus = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await step('opens with a name and takes the focus', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add Category' })).toHaveFocus());
    });
    await step('wraps Tab inside the dialog', async () => {
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.tab();
      await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab();
      await expect(dialog.getByRole('textbox')).toHaveFocus();
      await userEvent.tab();
      await expect(dialog.getByRole('button', { name: 'Create' })).toHaveFocus();
      await userEvent.tab();
      await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    });
    await step('closes on Escape and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

export const CannotBeClosedWhileBusy = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeInTheDocument();
  },
});

/** D-40 */
export const EscapeClosesOnlyTheInnerDialog = meta.story({
  args: {
    title: 'Edit Product',
    width: 400,
    children: (
      <OpenedDialog title="Edit Header" width={920}>
        <TextField label="Header" />
      </OpenedDialog>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const outer = await screen.findByRole('dialog', { name: 'Edit Product' });
    const inside = within(outer).getByRole('button', { name: 'Open' });
    await userEvent.click(inside);
    const inner = await screen.findByRole('dialog', { name: 'Edit Header' });
    await waitFor(() => expect(inner.getBoundingClientRect().width).toBeLessThanOrEqual(400));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Header' })).toBeNull());
    await expect(outer).toBeInTheDocument();
    await waitFor(() => expect(inside).toHaveFocus());
  },
});

/** Content taller than the dialog, such as the panel of a tab, is not scrolled against the header. */
export const TallContentKeepsItsPlaceWhenFocused = meta.story({
  args: {
    subheader: 'Steps',
    children: (
      <section aria-label="Panel" style={{ height: 2000 }} tabIndex={-1}>
        Fields
      </section>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const panel = await screen.findByRole('region', { name: 'Panel' });
    panel.focus();
    await expect(panel).toHaveFocus();
    await expect(panel.parentElement?.scrollTop).toBe(0);
  },
});

const save = fn();

/** The first field has the focus; a busy form ignores Enter, and an outer form is not submitted. */
export const EnterSubmitsTheForm = meta.story({
  render: () => (
    <>
      <OpenedForm onSubmit={save} />
      <OpenedForm isBusy onSubmit={save} />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    save.mockClear();
    const [open, openBusy] = canvas.getAllByRole('button', { name: 'Open' });
    if (!open || !openBusy) throw new Error('There are two forms.');
    await step('passes the field values', async () => {
      await userEvent.click(open);
      const field = await screen.findByRole('textbox', { name: 'Header text' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.clear(field);
      await userEvent.type(field, 'Power (kW){Enter}');
      await expect(save.mock.calls).toEqual([['Power (kW)']]);
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('submits once', async () => {
      await userEvent.click(openBusy);
      await userEvent.type(await screen.findByRole('textbox', { name: 'Header text' }), '{Enter}');
      await expect(save).toHaveBeenCalledOnce();
    });
  },
});

/** The browser reports missing fields; `validationBehavior="aria"` leaves that to the app. */
export const DoesNotSubmitWithoutARequiredField = meta.story({
  render: () => <OpenedForm isEmpty onSubmit={save} />,
  play: async ({ canvas, userEvent }) => {
    save.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const field = await screen.findByRole('textbox', { name: 'Header text' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(save).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Power{Enter}');
    await expect(save.mock.calls).toEqual([['Power']]);
  },
});

/** Escape and the close button ask for confirmation; the focus starts on the button that keeps the changes. */
export const AsksBeforeUnsavedChangesAreLost = meta.story({
  args: { hasUnsavedChanges: true, onClose: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await step('keeps them', async () => {
      await userEvent.keyboard('{Escape}');
      await question();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('discards them', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await question();
      await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    });
  },
});

export const CancelAsksAsWell = meta.story({
  render: () => <OpenedForm hasUnsavedChanges onSubmit={save} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const start: RefObject<HTMLInputElement | null> = { current: null };

export const StartsAtTheChosenElement = meta.story({
  // Storybook reads all properties of the elements in `args`.
  parameters: { allowedNoise: ['Accessing element.ref was removed'] },
  args: {
    initialFocus: start,
    children: (
      <>
        <TextField label="First" />
        <TextField label="Second" ref={start} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Second' })).toHaveFocus());
  },
});
