import { Select } from '@elvora/design-system/Select';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Select,
  tags: ['behaviour'],
  args: {
    label: 'Years in Business',
    placeholder: 'Choose',
    options: ['0-1', '1-3', '3-5', '5-10', '10+'].map((value) => ({ value, label: value })),
    onChange: fn(),
    onBlur: fn(),
    isRequired: true,
    error: 'Choose how long you are in business',
  },
});

export const KeepsTheOrderAndReportsTheChoice = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Years in Business' });
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Choose',
      '0-1',
      '1-3',
      '3-5',
      '5-10',
      '10+',
    ]);
    await expect(select).toHaveValue('');
    await expect(select).toHaveAccessibleDescription('Error: Choose how long you are in business');
    await userEvent.selectOptions(select, '5-10');
    await expect(args.onChange).toHaveBeenLastCalledWith('5-10');
    select.focus();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenLastCalledWith('5-10');
  },
});

/** The selected option renders immediately, thousands of others after the first paint. */
export const RendersALongListAfterFirstPaint = meta.story({
  args: {
    options: Array.from({ length: 2000 }, (_, at) => ({ value: `${at}`, label: `Series ${at}` })),
    value: '1234',
  },
  play: async ({ canvas, step }) => {
    const select = canvas.getByRole('combobox', { name: 'Years in Business' });
    await expect(select).toHaveDisplayValue('Series 1234');
    await step('renders the other options', async () => {
      await waitFor(() => expect(select.querySelectorAll('option')).toHaveLength(2001));
      await expect(select).toHaveDisplayValue('Series 1234');
    });
  },
});
