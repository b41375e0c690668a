import { IconPencil } from '@elvora/design-system/Icon';
import { IconButton } from '@elvora/design-system/IconButton';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: IconButton,
  tags: ['behaviour'],
  args: { label: 'Edit Category', icon: IconPencil, onPress: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 64 }}>
        <Story />
      </div>
    ),
  ],
});

export const PressesByPointerAndKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Category' }));
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
});

export const ShowsItsTooltipOnKeyboardFocusUntilEscape = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const tip = canvas.getByText('Edit Category');
    await expect(tip).not.toBeVisible();
    await step('shows the tooltip on keyboard focus', async () => {
      await userEvent.tab();
      await waitFor(() => expect(tip).toBeVisible());
    });
    await step('dismisses it on Escape and keeps the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText('Edit Category')).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Edit Category' })).toHaveFocus();
    });
    await step('shows it again on the next focus', async () => {
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(canvas.getByText('Edit Category')).toBeVisible());
    });
  },
});

export const TooltipStaysInTheWindow = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', margin: -80 }}>
      <IconButton {...args} label="A name that is much longer than the button is wide" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const { scrollWidth } = document.documentElement;
    await userEvent.tab();
    const tip = canvas.getByText(/much longer/);
    await waitFor(() => expect(tip).toBeVisible());
    const { left, right } = tip.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(scrollWidth);
  },
});

export const BusyKeepsTheFocusAndIgnoresPresses = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit Category' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});
