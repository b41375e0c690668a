import { Button } from '@elvora/design-system/Button';
import { showToast, Toaster } from '@elvora/design-system/Toaster';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
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

/** S-393, S-394: the progress line's animation is the timer; pausing it keeps the remaining time. */
export const DisappearsAfterFiveSecondsUnlessPaused = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const toast = await within(toaster()).findByRole('status');
    await expect(toast).toHaveTextContent('Added to quote');
    await waitFor(() => expect(timerOf(toast).playState).toBe('running'));
    const line = timerOf(toast);
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
      await waitFor(() => expect(queryToasts()).toHaveLength(0));
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
          .filter((animation) => animation !== timerOf(toast))
          .map(({ finished }) => finished),
      );
    const staysHeld = async (toast: Element) => {
      await waitFor(() => expect(timerOf(toast).playState).toBe('paused'));
      await entered(toast);
      await new Promise((done) => setTimeout(done, 50));
      await expect(timerOf(toast).playState).toBe('paused');
    };
    const withNewToast = async (test: (toast: HTMLElement) => Promise<void>) => {
      add.click();
      const toast = await within(toaster()).findByRole('status');
      await test(toast);
      await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(queryToasts()).toHaveLength(0));
      await userEvent.unhover(toast);
    };
    await step('by a window without the focus', () =>
      withNewToast(async (toast) => {
        window.dispatchEvent(new Event('blur'));
        await staysHeld(toast);
        window.dispatchEvent(new Event('focus'));
        await waitFor(() => expect(timerOf(toast).playState).toBe('running'));
      }),
    );
    await step('by the pointer', () =>
      withNewToast(async (toast) => {
        await userEvent.hover(toast);
        await staysHeld(toast);
        await userEvent.unhover(toast);
        await waitFor(() => expect(timerOf(toast).playState).toBe('running'));
      }),
    );
    await step('by Alt+T, until Escape', () =>
      withNewToast(async (toast) => {
        add.focus();
        await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
        await staysHeld(toast);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(timerOf(toast).playState).toBe('running'));
      }),
    );
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
      const toast = await within(toaster()).findByRole('status');
      await waitFor(() => expect(toast).toHaveTextContent('2 categories deleted'));
      await expect(queryToasts()).toHaveLength(1);
      await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(undo.mock.calls).toEqual([['Glands'], ['Cable lugs']]));
      await waitFor(() => expect(queryToasts()).toHaveLength(0));
    });
    await step('disappears when its time is over', async () => {
      remove('Cable lugs');
      const toast = await within(toaster()).findByRole('status');
      await userEvent.unhover(toast);
      await waitFor(() => expect(timerOf(toast).playState).toBe('running'));
      const line = timerOf(toast);
      await expect(line.effect?.getComputedTiming().duration).toBe(15_000);
      line.currentTime = 14_999;
      await waitFor(() => expect(queryToasts()).toHaveLength(0));
    });
  },
});

/** A toast out of sight pauses until there is room for it. */
export const KeepsTheTimeOfToastsOutOfSight = meta.story({
  play: async ({ step }) => {
    for (const number of [1, 2, 3, 4]) showToast({ tone: 'info', title: `Notice ${number}` });
    const toast = (number: number) => {
      const found = within(toaster()).getByText(`Notice ${number}`).closest('[role="status"]');
      if (!found) throw new Error('The notice is a toast.');
      return found;
    };
    await within(toaster()).findByText('Notice 4');
    await waitFor(() => expect(timerOf(toast(4)).playState).toBe('running'));
    await expect(timerOf(toast(1)).playState).toBe('paused');
    await step('resumes once another toast has closed', async () => {
      timerOf(toast(2)).currentTime = 4999;
      await waitFor(() => expect(within(toaster()).queryByText('Notice 2')).toBeNull());
      await waitFor(() => expect(timerOf(toast(1)).playState).toBe('running'));
    });
  },
});
