import { ArticleCard } from '@elvora/design-system/ArticleCard';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: ArticleCard,
  parameters: { design: ['storefront-blog-desktop', 'storefront-blog-mobile'] },
  args: {
    title: 'Choosing a cable gland: measure the cable first',
    href: '#choosing-a-cable-gland',
    source: photos.brassGland,
    text: 'Why most wrong gland orders start at the thread, and how to choose by cable, place and wall instead.',
    tags: ['cable glands', 'IEC 62444', 'IP rating', 'installation'],
    date: '2026-04-09',
    readTime: '3 min read',
    linkText: 'Read article',
  },
  render: (args) => (
    <div style={{ maxWidth: 410 }}>
      <ArticleCard {...args} />
    </div>
  ),
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { headingLevel: 3, tags: [] } });
