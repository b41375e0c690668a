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
