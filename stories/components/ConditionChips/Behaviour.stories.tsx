import { ConditionChips, type ConditionChipsProps } from '@elvora/design-system/ConditionChips';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ConditionChips,
  tags: ['behaviour'],
  args: {
    chips: [
      { name: 'Material', value: 'brass', href: '#material' },
      { name: 'Thread', value: 'M20 × 1.5', href: '#thread' },
      { name: 'Protection', value: 'IP69', href: '#protection', isUsed: false },
    ],
    clearHref: '#all',
    isUnderstood: true,
  },
});

export const NamesWhatAPressRemoves = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Understood as' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Remove Material: brass' })).toHaveAttribute(
      'href',
      '#material',
    );
    await expect(canvas.getByRole('link', { name: 'Remove Protection: IP69 not used' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '#all');
  },
});

function RemovableChips(props: ConditionChipsProps) {
  const [chips, setChips] = useState(props.chips);
  return (
    <div
      // The app follows the link; the story removes the chip itself.
      onClickCapture={(event) => {
        event.preventDefault();
        const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
        setChips(chips.filter((chip) => chip.href !== href));
      }}
      role="presentation"
    >
      <ConditionChips {...props} chips={chips} />
    </div>
  );
}

/** WCAG 2.4.3 */
export const MovesTheFocusToTheNextChip = meta.story({
  render: (args) => <RemovableChips {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Remove Material: brass' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('brass')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Remove Thread: M20 × 1.5' })).toHaveFocus();
  },
});
