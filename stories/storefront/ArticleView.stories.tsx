import { ArticleView } from '@elvora/storefront/views/blog/Article';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { articleHtml } from '../_support/article.ts';
import { photos } from '../_support/photos.ts';

const meta = preview.meta({
  component: ArticleView,
  tags: ['visual'],
  parameters: {
    design: ['storefront-blog-article-desktop', 'storefront-blog-article-mobile'],
    layout: 'fullscreen',
  },
  args: {
    article: {
      id: 'choosing-a-cable-gland',
      title: 'Choosing a cable gland: measure the cable first',
      description:
        'Why most wrong gland orders start at the thread, and how to choose by cable, place and wall.',
      author: 'Technical desk',
      date: '2026-04-09',
      readTime: '3 min read',
      content: articleHtml,
      tags: ['cable glands', 'IEC 62444', 'IP rating', 'installation'],
    },
    source: photos.brassGland,
    back: { label: 'Back to Articles', href: '#blog' },
    onBack: fn(),
  },
});

/** S-123: links back to the list are above and below the text. */
export const Article = meta.story({
  play: async ({ canvas, args }) => {
    const [above, ...below] = canvas.getAllByRole('link', { name: 'Back to Articles' });
    await expect(below).toHaveLength(1);
    above?.click();
    await expect(args.onBack).toHaveBeenCalled();
  },
});

export const WithoutPicture = meta.story({ args: { source: null } });
