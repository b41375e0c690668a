import { Switch } from '@elvora/design-system/Switch';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Switch,
  tags: ['behaviour'],
  args: { label: 'Bestseller', hint: 'May appear on the home page', onChange: fn() },
});

/** S-329 */
export const TogglesOnAndOff = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Bestseller' });
    await expect(control).toHaveAccessibleDescription('May appear on the home page');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Bestseller'));
    await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
  },
});
