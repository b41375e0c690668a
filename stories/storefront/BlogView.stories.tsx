import { BlogView, type BlogViewProps } from '@elvora/storefront/views/blog/Blog';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../_support/photos.ts';

const article = (id: string, title: string, source = photos.brassGland) => ({
  id,
  title,
  href: `#/blog/${id}`,
  source,
  text: 'Why most wrong orders start at the thread, and how to choose by cable, place and wall instead.',
  tags: ['cable glands', 'IEC 62444'],
  date: '2026-04-09',
  readTime: '3 min read',
  linkText: 'Read article',
});

const ready: BlogViewProps['state'] = {
  status: 'ready',
  articles: [
    article('gland', 'Choosing a cable gland: measure the cable first'),
    article('contactor', 'Sizing a contactor: AC-1, AC-3 and AC-4', photos.contactor),
    article('ip', 'IP ratings in practice', photos.enclosure),
    article('torque', 'Tightening torque for terminals', photos.terminals),
  ],
};
const loading: BlogViewProps['state'] = { status: 'loading' };
const onRetry = fn();
const failed: BlogViewProps['state'] = { status: 'failed', onRetry, isRetrying: false };

const meta = preview.meta({
  component: BlogView,
  tags: ['visual'],
  parameters: { design: ['storefront-blog-desktop', 'storefront-blog-mobile'], layout: 'fullscreen' },
  args: {
    title: 'Blog',
    lead: 'Practical articles for panel builders and buyers.',
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Blog' }],
    state: ready,
  },
});

export const Articles = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('listitem').filter((item) => item.querySelector('article')),
    ).toHaveLength(4);
  },
});

export const Loading = meta.story({ args: { state: loading } });

export const Failed = meta.story({
  args: { state: failed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});
