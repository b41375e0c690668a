import { SegmentedControl } from '@elvora/design-system/SegmentedControl';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: SegmentedControl,
  tags: ['behaviour'],
  args: {
    label: 'Status',
    value: 'new',
    onChange: fn(),
    options: [
      { value: 'new', label: 'New' },
      { value: 'answered', label: 'Answered' },
      { value: 'closed', label: 'Closed' },
    ],
  },
});

export const ArrowsSelectTheNext = meta.story({
  render: function ControlledSegments(args) {
    const [value, setValue] = useState('new');
    return <SegmentedControl {...args} onChange={setValue} value={value} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'New' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Answered' })).toBeChecked();
    await userEvent.click(canvas.getByText('Closed'));
    await expect(canvas.getByRole('radio', { name: 'Closed' })).toBeChecked();
  },
});

export const CannotBeChangedWhileDisabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Closed'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'New' })).toBeChecked();
  },
});
