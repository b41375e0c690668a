import { DashboardView } from '@elvora/admin/views/dashboard/Dashboard';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: DashboardView,
  tags: ['visual'],
  args: { summary: { products: 108, categories: 35, bestsellers: 14, trending: 11 } },
});

export const Counted = meta.story();

export const Loading = meta.story({ args: { summary: null } });

export const Failed = meta.story({
  args: { summary: null, error: 'The counts could not be loaded.', onRetry: fn() },
});

/** A catalogue of any size fits: Indian grouping, no wrap. */
export const AMillionProducts = meta.story({
  args: { summary: { products: 1_000_000, categories: 3000, bestsellers: 0, trending: 1 } },
});

/** The four cards in their order (S-267). */
export const FourCards = meta.story({
  tags: ['behaviour', '!visual'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names.map((name) => name?.replace(/[\d,]/g, ''))).toEqual([
      'Total Products',
      'Total Categories',
      'Bestsellers',
      'Trending Products',
    ]);
  },
});
