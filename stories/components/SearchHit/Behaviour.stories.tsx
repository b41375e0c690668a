import { SearchHit } from '@elvora/design-system/SearchHit';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: SearchHit,
  tags: ['behaviour'],
  args: {
    name: [
      { text: 'Brass Cable ', isMatch: false },
      { text: 'Gland', isMatch: true },
    ],
    href: '#product',
    source: null,
    onAdd: fn(),
    rows: {
      headers: ['Ordering code', 'Thread'],
      cells: [[[{ text: 'EV-BG-M20', isMatch: true }], [{ text: 'M20', isMatch: false }]]],
    },
  },
});

export const HighlightsMatchesAndKeepsTheText = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Brass Cable Gland' })).toBeVisible();
    await expect([...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Gland',
      'EV-BG-M20',
    ]);
    await expect(canvas.getByRole('rowheader', { name: 'EV-BG-M20' })).toBeVisible();
    await expect(canvas.getByText('1 size matches')).toBeVisible();
  },
});

const addSize = fn();

/** A matching size leads to its own address, and is added by itself (D-56). */
export const AddsAMatchingSize = meta.story({
  args: {
    rows: {
      headers: ['Ordering code', 'Thread'],
      cells: [[[{ text: 'EV-BG-M20', isMatch: true }], [{ text: 'M20', isMatch: false }]]],
      sizes: [[{ column: 0, code: 'EV-BG-M20', href: '#size', onAdd: addSize }]],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    addSize.mockClear();
    await expect(canvas.getByRole('link', { name: 'EV-BG-M20' })).toHaveAttribute('href', '#size');
    await userEvent.click(canvas.getByRole('button', { name: 'Add EV-BG-M20 to the quote list' }));
    await expect(addSize).toHaveBeenCalledOnce();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const AddsTheProductToTheQuoteList = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Quote Brass Cable Gland' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});
