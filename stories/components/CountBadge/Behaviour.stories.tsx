import { CountBadge } from '@elvora/design-system/CountBadge';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: CountBadge,
  tags: ['behaviour'],
  args: { count: 3, label: 'items in the quote list' },
});

export const NamesWhatIsCounted = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 items in the quote list');
  },
});

export const RendersNothingForZero = meta.story({
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="CountBadge"]')).toBeNull();
  },
});

export const ReadsThePlusLastFromRightToLeft = meta.story({
  args: { count: 100 },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('99+').firstChild;
    if (!text) throw new Error('The badge is empty.');
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf(0)).toBeLessThan(leftOf(2));
  },
});
