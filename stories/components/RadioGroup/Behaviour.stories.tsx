import { RadioGroup } from '@elvora/design-system/RadioGroup';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { smsOptions } from './options.ts';

const meta = preview.meta({
  component: RadioGroup,
  tags: ['behaviour'],
  args: { legend: 'By SMS', options: smsOptions, defaultValue: 'urgent', onChange: fn() },
});

/** S-228: the initial choice is 'urgent'. */
export const IsASingleTabStopWithOneChoice = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'By SMS' })).toBeVisible();
    const urgent = canvas.getByRole('radio', { name: 'Urgent only' });
    await expect(urgent).toBeChecked();
    await userEvent.tab();
    await expect(urgent).toHaveFocus();
    await userEvent.click(canvas.getByText('No SMS'));
    await expect(args.onChange).toHaveBeenCalledWith('none');
    await expect(urgent).not.toBeChecked();
  },
});
