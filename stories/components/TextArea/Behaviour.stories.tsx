import { TextArea } from '@elvora/design-system/TextArea';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: TextArea,
  tags: ['behaviour'],
  args: { label: 'Message', hint: 'Say which product it is about.', onChange: fn() },
});

export const KeepsLineBreaks = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await expect(field).toHaveAccessibleDescription('Say which product it is about.');
    await userEvent.type(field, 'M20{Enter}IP68');
    await expect(args.onChange).toHaveBeenLastCalledWith('M20\nIP68');
  },
});

export const IsAtLeastAsTallAsItsRows = meta.story({
  args: { rows: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBeGreaterThanOrEqual(8 * 24);
  },
});
