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

/** Its value stays in the form, readable and focusable, but cannot be changed. */
export const ReadOnlyKeepsItsValue = meta.story({
  args: { error: undefined, isReadOnly: true, defaultValue: '3-5', name: 'years' },
  render: (args) => (
    <form>
      <Select {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Years in Business' });
    await expect(select).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['3-5']);
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}1');
    await expect(select).toHaveValue('3-5');
    await expect(args.onChange).not.toHaveBeenCalled();
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    await expect(select.dispatchEvent(press)).toBe(false);
    const form = canvasForm(select);
    await expect(new FormData(form).get('years')).toBe('3-5');
  },
});

function canvasForm(control: HTMLElement): HTMLFormElement {
  const form = control.closest('form');
  if (!form) throw new Error('The select is in a form.');
  return form;
}

export const TellsThatOptionsAreLoading = meta.story({
  args: { error: undefined, isLoading: true, options: [] },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Years in Business' });
    await expect(select).toHaveAttribute('aria-busy', 'true');
    await expect(select).toHaveDisplayValue('Loading…');
    await expect(select).toBeEnabled();
  },
});

export const SkipsDisabledOptions = meta.story({
  args: {
    error: undefined,
    options: [
      {
        label: 'Wired',
        options: [
          { value: 'a', label: 'Screw' },
          { value: 'b', label: 'Spring', isDisabled: true },
          { value: 'c', label: 'Push-in' },
        ],
      },
    ],
    defaultValue: 'a',
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Years in Business' });
    await expect(canvas.getByRole('group', { name: 'Wired' })).toContainElement(
      canvas.getByRole('option', { name: 'Spring' }),
    );
    await expect(canvas.getByRole('option', { name: 'Spring' })).toBeDisabled();
    await userEvent.selectOptions(select, 'c');
    await expect(select).toHaveValue('c');
  },
});
