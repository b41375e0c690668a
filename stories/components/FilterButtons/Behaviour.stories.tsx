import { FilterButtons, type FilterButtonsProps } from '@elvora/design-system/FilterButtons';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const onChange = fn();

function ControlledFilters(props: FilterButtonsProps<string>) {
  const [value, setValue] = useState(props.value);
  const choose = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return <FilterButtons {...props} onChange={choose} value={value} />;
}

const meta = preview.meta({
  component: FilterButtons,
  tags: ['behaviour'],
  beforeEach: () => void onChange.mockClear(),
  args: {
    label: 'Photos',
    value: 'All',
    onChange,
    options: ['All', 'Office', 'Team', 'Building', 'Events'].map((label) => ({ value: label, label })),
  },
  render: (args) => <ControlledFilters {...args} />,
});

export const ExactlyOneIsPressed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('toolbar', { name: 'Photos' });
    await expect(group).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Team' }));
    await expect(onChange.mock.calls).toEqual([['Team']]);
    await expect(canvas.getAllByRole('button', { pressed: true })).toEqual([
      canvas.getByRole('button', { name: 'Team' }),
    ]);
  },
});

/** Arrow keys wrap around and move the focus without selecting. */
export const IsASingleTabStop = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Office' })).toHaveFocus();
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(onChange.mock.calls).toEqual([['Office']]);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Events' })).toHaveFocus();
  },
});
