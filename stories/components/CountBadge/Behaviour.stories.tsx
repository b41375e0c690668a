import { CountBadge } from '@elvora/design-system/CountBadge';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { leftOfCharacter } from '../../_support/leftOfCharacter.ts';

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
    const leftOf = (at: number) => leftOfCharacter(canvas.getByText('99+'), at);
    await expect(leftOf(0)).toBeLessThan(leftOf(2));
  },
});
