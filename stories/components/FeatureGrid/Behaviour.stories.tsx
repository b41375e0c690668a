import { FeatureGrid } from '@elvora/design-system/FeatureGrid';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { features } from './features.ts';

const meta = preview.meta({ component: FeatureGrid, tags: ['behaviour'], args: { items: features } });

export const IsAListOfTitles = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('heading', { level: 3 })[1]).toHaveTextContent('One ordering scheme');
  },
});

export const RendersNothingWithoutItems = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
