import { CountBadge } from '@elvora/design-system/CountBadge';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: CountBadge,
  tags: ['behaviour'],
  args: { count: 3, label: 'items in the quote list' },
});

export const SaysWhatIsCounted = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 items in the quote list');
  },
});

export const ShowsNothingForNothing = meta.story({
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="CountBadge"]')).toBeNull();
  },
});
