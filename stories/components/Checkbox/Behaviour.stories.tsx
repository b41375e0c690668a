import { Checkbox } from '@elvora/design-system/Checkbox';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Checkbox,
  tags: ['behaviour'],
  args: { label: 'Product Updates', hint: 'New parts and revised tables', onChange: fn() },
});

export const TogglesFromTheWholeRow = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Product Updates' });
    await expect(box).toHaveAccessibleDescription('New parts and revised tables');
    await userEvent.click(canvas.getByText('New parts and revised tables'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
  },
});

export const ExposesTheMixedState = meta.story({
  args: { isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});
