import { Button } from '@elvora/design-system/Button';
import { Dialog } from '@elvora/design-system/Dialog';
import { MenuButton } from '@elvora/design-system/Menu';
import { TextField } from '@elvora/design-system/TextField';
import { showToast, Toaster, type ToastMessage } from '@elvora/design-system/Toaster';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { drag } from '../../_support/pointer.ts';
import { rowActions } from '../Menu/rowActions.ts';

const added: ToastMessage = { tone: 'success', title: 'Added to quote', text: 'Cable Lug' };

const meta = preview.meta({
  component: Toaster,
  tags: ['behaviour'],
  render: () => (
    <>
      <Toaster />
      <Button onPress={() => showToast(added)}>Add</Button>
    </>
  ),
});

const stack = () => screen.getByRole('region', { name: 'Notifications Alt+T' });
const toasts = (role = 'status') => within(stack()).queryAllByRole(role);
const lineOf = (toast: Element) => {
  const line = toast.querySelector('[data-part="time"]');
  const animation = line?.getAnimations()[0];
  if (!animation) throw new Error('The toast has no progress line.');
  return animation;
};

/** S-393, S-394: the progress line's animation is the timer; pausing it keeps the remaining time. */
export const DisappearsAfterFiveSecondsUnlessPaused = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const toast = await within(stack()).findByRole('status');
    await expect(toast).toHaveTextContent('Added to quote');
    await waitFor(() => expect(lineOf(toast).playState).toBe('running'));
    const line = lineOf(toast);
    await expect(line.effect?.getComputedTiming().duration).toBe(5000);

    await step('S-395: pauses on hover and resumes with the remaining time', async () => {
      line.currentTime = 2000;
      await userEvent.hover(toast);
      await waitFor(() => expect(line.playState).toBe('paused'));
      const left = Number(line.currentTime);
      await expect(left).toBeGreaterThanOrEqual(2000);
      await userEvent.unhover(toast);
      await waitFor(() => expect(line.playState).toBe('running'));
      await expect(Number(line.currentTime)).toBeLessThan(left + 1000);
    });
    await step('S-396: pauses while the window is not focused', async () => {
      window.dispatchEvent(new Event('blur'));
      await waitFor(() => expect(line.playState).toBe('paused'));
      window.dispatchEvent(new Event('focus'));
      await waitFor(() => expect(line.playState).toBe('running'));
    });
    await step('disappears when the time is over', async () => {
      line.currentTime = 4999;
      await waitFor(() => expect(toasts()).toHaveLength(0));
    });
  },
});

/** S-395, S-396, S-399, S-400: a pause counts from the first frame on, and ends with its cause. */
export const IsHeldDuringItsEntrance = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const add = canvas.getByRole('button', { name: 'Add' });
    const entered = (toast: Element) =>
      Promise.all(
        toast
          .getAnimations()
          .filter((animation) => animation !== lineOf(toast))
          .map(({ finished }) => finished),
      );
    const staysHeld = async (toast: Element) => {
      await waitFor(() => expect(lineOf(toast).playState).toBe('paused'));
      await entered(toast);
      await new Promise((done) => setTimeout(done, 50));
      await expect(lineOf(toast).playState).toBe('paused');
    };
    const withNewToast = async (test: (toast: HTMLElement) => Promise<void>) => {
      add.click();
      const toast = await within(stack()).findByRole('status');
      await test(toast);
      await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(toasts()).toHaveLength(0));
      await userEvent.unhover(toast);
    };
    await step('by a window without the focus', () =>
      withNewToast(async (toast) => {
        window.dispatchEvent(new Event('blur'));
        await staysHeld(toast);
        window.dispatchEvent(new Event('focus'));
        await waitFor(() => expect(lineOf(toast).playState).toBe('running'));
      }),
    );
    await step('by the pointer', () =>
      withNewToast(async (toast) => {
        await userEvent.hover(toast);
        await staysHeld(toast);
        await userEvent.unhover(toast);
        await waitFor(() => expect(lineOf(toast).playState).toBe('running'));
      }),
    );
    await step('by Alt+T, until Escape', () =>
      withNewToast(async (toast) => {
        add.focus();
        await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
        await staysHeld(toast);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(lineOf(toast).playState).toBe('running'));
      }),
    );
  },
});

export const CountsRepeatedMessages = meta.story({
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(add);
    await userEvent.click(add);
    await userEvent.click(add);
    await waitFor(() => expect(within(stack()).getByText('3 times')).toBeInTheDocument());
    await expect(toasts()).toHaveLength(1);
  },
});

/** S-399, S-400 */
export const MovesTheFocusByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const add = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(add);
    showToast({ tone: 'warning', title: 'Already added to quote' });
    await waitFor(() => expect(toasts()).toHaveLength(2));
    await waitFor(() => expect(document.querySelectorAll('[data-part="time"][data-paused]')).toHaveLength(0));
    const [newest, oldest] = toasts();
    if (!newest || !oldest) throw new Error('There are two toasts.');

    await step('focuses the newest and pauses all on Alt+T', async () => {
      add.focus();
      await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
      await expect(newest).toHaveFocus();
      await waitFor(() => expect(lineOf(oldest).playState).toBe('paused'));
    });
    await step('returns the focus and resumes all on Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(add).toHaveFocus();
      await waitFor(() => expect(lineOf(oldest).playState).toBe('running'));
    });
    await step('closes the focused toast on Delete and focuses the next, then the page', async () => {
      await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(oldest).toHaveFocus());
      await waitFor(() => expect(toasts()).toHaveLength(1));
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(add).toHaveFocus());
    });
    await step('does not move the focus when closed by mouse', async () => {
      await userEvent.click(add);
      await waitFor(() => expect(toasts()).toHaveLength(1));
      const [only] = toasts();
      if (!only) throw new Error('There is a toast.');
      await userEvent.click(within(only).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(toasts()).toHaveLength(0));
      await expect(add).toHaveFocus();
    });
  },
});

/** S-397, S-398 */
export const IsDismissedByDraggingOver80Percent = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const toast = await within(stack()).findByRole('status');
    await waitFor(() => expect(lineOf(toast).playState).toBe('running'));
    const width = toast.offsetWidth;
    await step('snaps back at 79 %', async () => {
      drag(toast, { by: { x: Math.floor(width * 0.79) } });
      await waitFor(() => expect(toast.style.transform).toBe(''));
      await waitFor(() => expect(toast).toBeVisible());
    });
    await step('disappears at 81 %', async () => {
      drag(toast, { by: { x: -Math.ceil(width * 0.81) } });
      await waitFor(() => expect(toasts()).toHaveLength(0));
    });
  },
});

const undo = fn();

/** D-37 */
export const WaitsFifteenSecondsWithAnAction = meta.story({
  play: async ({ userEvent, step }) => {
    undo.mockClear();
    const remove = (name: string) =>
      showToast({
        tone: 'info',
        title: `${name} deleted`,
        kind: 'deleted',
        mergedTitle: (count) => `${count} categories deleted`,
        action: { label: 'Undo', onPress: () => undo(name) },
      });
    await step('merges toasts of one kind, with one action for all', async () => {
      remove('Cable lugs');
      remove('Glands');
      const toast = await within(stack()).findByRole('status');
      await waitFor(() => expect(toast).toHaveTextContent('2 categories deleted'));
      await expect(toasts()).toHaveLength(1);
      await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(undo.mock.calls).toEqual([['Glands'], ['Cable lugs']]));
      await waitFor(() => expect(toasts()).toHaveLength(0));
    });
    await step('disappears when its time is over', async () => {
      remove('Cable lugs');
      const toast = await within(stack()).findByRole('status');
      await userEvent.unhover(toast);
      await waitFor(() => expect(lineOf(toast).playState).toBe('running'));
      const line = lineOf(toast);
      await expect(line.effect?.getComputedTiming().duration).toBe(15_000);
      line.currentTime = 14_999;
      await waitFor(() => expect(toasts()).toHaveLength(0));
    });
  },
});

/** D-37 */
export const CoversNoMainButtonAndNoOpenMenu = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <header style={{ display: 'flex', justifyContent: 'flex-end', padding: 8 }}>
      <Toaster placement="overBar" />
      <Button onPress={() => showToast(added)}>Add</Button>
      <MenuButton groups={rowActions} label="Row 3" onAction={fn()} />
    </header>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(button);
    const toast = await within(stack()).findByRole('status');
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

export const AnnouncesAnErrorAssertively = meta.story({
  play: async () => {
    showToast({ tone: 'danger', title: 'Failed to save product' });
    await within(stack()).findByRole('alert');
    await expect(toasts()).toHaveLength(0);
  },
});

export const ShowsTheNewestThree = meta.story({
  play: async () => {
    for (let number = 1; number <= 20; number += 1) showToast({ tone: 'info', title: `Notice ${number}` });
    await within(stack()).findByText('Notice 20');
    const visible = () =>
      within(stack())
        .getAllByText(/^Notice/)
        .filter((text) => text.checkVisibility({ visibilityProperty: true }));
    await expect(visible().map(({ textContent }) => textContent)).toEqual([
      'Notice 20',
      'Notice 19',
      'Notice 18',
    ]);
  },
});

/** A toast out of sight pauses until there is room for it. */
export const KeepsTheTimeOfToastsOutOfSight = meta.story({
  play: async ({ step }) => {
    for (const number of [1, 2, 3, 4]) showToast({ tone: 'info', title: `Notice ${number}` });
    const toast = (number: number) => {
      const found = within(stack()).getByText(`Notice ${number}`).closest('[role="status"]');
      if (!found) throw new Error('The notice is a toast.');
      return found;
    };
    await within(stack()).findByText('Notice 4');
    await waitFor(() => expect(lineOf(toast(4)).playState).toBe('running'));
    await expect(lineOf(toast(1)).playState).toBe('paused');
    await step('resumes once another toast has closed', async () => {
      lineOf(toast(2)).currentTime = 4999;
      await waitFor(() => expect(within(stack()).queryByText('Notice 2')).toBeNull());
      await waitFor(() => expect(lineOf(toast(1)).playState).toBe('running'));
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
      <Button onPress={() => showToast(added)} tone="secondary">
        Add
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    showToast(added);
    const toast = await within(stack()).findByRole('status');
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
    const toast = await within(stack()).findByRole('alert');
    await step('moves the focus out of the dialog with Alt+T and back with Escape', async () => {
      await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
      await waitFor(() => expect(toast).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(save).toHaveFocus());
    });
    await step('closes on click without closing the dialog', async () => {
      await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(toasts('alert')).toHaveLength(0));
      await expect(dialog).toBeVisible();
    });
  },
});
