import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: VisuallyHidden,
  tags: ['behaviour'],
  args: { children: 'Loading categories...' },
});

export const IsInvisibleButAccessible = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('Loading categories...').getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
});
