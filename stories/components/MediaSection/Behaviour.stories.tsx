import { MediaSection } from '@elvora/design-system/MediaSection';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mediaSectionArgs } from './mediaSectionArgs.tsx';

const meta = preview.meta({ component: MediaSection, tags: ['behaviour'], args: mediaSectionArgs });

export const IsARegionNamedByTheHeading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'About Us' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('About Us');
  },
});
