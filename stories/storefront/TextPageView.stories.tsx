import { TextPageView } from '@elvora/storefront/views/texts/TextPage';
import preview from '#.storybook/preview';
import { articleHtml } from '../_support/article.ts';

const meta = preview.meta({
  component: TextPageView,
  tags: ['visual'],
  parameters: {
    design: ['storefront-blog-article-desktop', 'storefront-blog-article-mobile'],
    layout: 'fullscreen',
  },
  args: {
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Services' }],
    page: { title: 'Services', content: articleHtml },
  },
});

export const LongText = meta.story();
