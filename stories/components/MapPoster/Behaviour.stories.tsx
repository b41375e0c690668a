import { MapPoster } from '@elvora/design-system/MapPoster';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: MapPoster,
  tags: ['behaviour'],
  // Browsers warn about the sandbox because the story's frame has our own origin; a real map does not.
  parameters: { allowedNoise: ['allow-same-origin'] },
  args: { label: 'Map of the Howrah area in West Bengal', embedUrl: 'about:blank', href: '#map' },
});

/** D-47 */
export const LoadsNothingExternalBeforeTheClick = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Map of the Howrah area in West Bengal' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Load map' }));
    const map = canvas.getByTitle('Map of the Howrah area in West Bengal');
    await expect(map).toHaveAttribute('src', 'about:blank');
    await expect(map).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const OffersAPlainLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Open in a map (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', '#map');
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'Load map' }));
    await expect(link).toBeVisible();
  },
});
