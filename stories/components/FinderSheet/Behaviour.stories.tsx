import { FinderSheet, type FinderSheetProps } from '@elvora/design-system/FinderSheet';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: FinderSheet,
  tags: ['behaviour'],
  args: {
    totals: { sizes: 12, products: 4 },
    clearHref: '#all',
    onClose: () => undefined,
    children: (
      <label>
        {'Brass '}
        <input type="checkbox" />
      </label>
    ),
  },
});

function OpenedSheet(props: FinderSheetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Filters
      </button>
      {isOpen && <FinderSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

export const ReturnsTheFocusToItsButton = meta.story({
  render: (args) => <OpenedSheet {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' });
    await step('by its button', async () => {
      await userEvent.click(opener);
      await expect(canvas.getByRole('dialog', { name: 'Filters' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show 12 sizes in 4 products' }));
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('by its cross', async () => {
      await userEvent.click(opener);
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
});

export const SaysThatNothingIsLeft = meta.story({
  args: { totals: { sizes: 0, products: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'No size meets this' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toBeVisible();
  },
});

/** Products without a size table are results, too. */
export const CountsProductsWithoutSizes = meta.story({
  args: { totals: { sizes: 0, products: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show 2 products' })).toBeEnabled();
  },
});
