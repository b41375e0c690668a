import { LoadingStatus } from '@elvora/design-system/LoadingStatus';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: LoadingStatus,
  tags: ['behaviour'],
  args: { text: 'Loading products...' },
});

export const AnnouncesItsText = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products...');
  },
});
