import { Button } from '@elvora/design-system/Button';
import { showToast, Toaster } from '@elvora/design-system/Toaster';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { drag } from '../../_support/pointer.ts';
import { addedToast, queryToasts, timerOf, toaster } from './toastSteps.ts';

const meta = preview.meta({
  component: Toaster,
  tags: ['behaviour'],
  render: () => (
    <>
      <Toaster />
      <Button onPress={() => showToast(addedToast)}>Add</Button>
    </>
  ),
});

export const CountsRepeatedMessages = meta.story({
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(add);
    await userEvent.click(add);
    await userEvent.click(add);
    await waitFor(() => expect(within(toaster()).getByText('3 times')).toBeInTheDocument());
    await expect(queryToasts()).toHaveLength(1);
  },
});

/** S-399, S-400 */
export const MovesTheFocusByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const add = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(add);
    showToast({ tone: 'warning', title: 'Already added to quote' });
    await waitFor(() => expect(queryToasts()).toHaveLength(2));
    await waitFor(() => expect(document.querySelectorAll('[data-part="time"][data-paused]')).toHaveLength(0));
    const [newest, oldest] = queryToasts();
    if (!newest || !oldest) throw new Error('There are two toasts.');

    await step('focuses the newest and pauses all on Alt+T', async () => {
      add.focus();
      await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
      await expect(newest).toHaveFocus();
      await waitFor(() => expect(timerOf(oldest).playState).toBe('paused'));
    });
    await step('returns the focus and resumes all on Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(add).toHaveFocus();
      await waitFor(() => expect(timerOf(oldest).playState).toBe('running'));
    });
    await step('closes the focused toast on Delete and focuses the next, then the page', async () => {
      await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(oldest).toHaveFocus());
      await waitFor(() => expect(queryToasts()).toHaveLength(1));
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(add).toHaveFocus());
    });
    await step('does not move the focus when closed by mouse', async () => {
      await userEvent.click(add);
      await waitFor(() => expect(queryToasts()).toHaveLength(1));
      const [only] = queryToasts();
      if (!only) throw new Error('There is a toast.');
      await userEvent.click(within(only).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(queryToasts()).toHaveLength(0));
      await expect(add).toHaveFocus();
    });
  },
});

/** S-397, S-398 */
export const IsDismissedByDraggingOver80Percent = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const toast = await within(toaster()).findByRole('status');
    await waitFor(() => expect(timerOf(toast).playState).toBe('running'));
    const width = toast.offsetWidth;
    await step('snaps back at 79 %', async () => {
      drag(toast, { by: { x: Math.floor(width * 0.79) } });
      await waitFor(() => expect(toast.style.transform).toBe(''));
      await waitFor(() => expect(toast).toBeVisible());
    });
    await step('disappears at 81 %', async () => {
      drag(toast, { by: { x: -Math.ceil(width * 0.81) } });
      await waitFor(() => expect(queryToasts()).toHaveLength(0));
    });
  },
});

export const AnnouncesAnErrorAssertively = meta.story({
  play: async () => {
    showToast({ tone: 'danger', title: 'Failed to save product' });
    await within(toaster()).findByRole('alert');
    await expect(queryToasts()).toHaveLength(0);
  },
});

export const ShowsTheNewestThree = meta.story({
  play: async () => {
    for (let number = 1; number <= 20; number += 1) showToast({ tone: 'info', title: `Notice ${number}` });
    await within(toaster()).findByText('Notice 20');
    const visible = () =>
      within(toaster())
        .getAllByText(/^Notice/)
        .filter((text) => text.checkVisibility({ visibilityProperty: true }));
    await expect(visible().map(({ textContent }) => textContent)).toEqual([
      'Notice 20',
      'Notice 19',
      'Notice 18',
    ]);
  },
});
