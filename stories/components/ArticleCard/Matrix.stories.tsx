import { ArticleCard } from '@elvora/design-system/ArticleCard';
import { Grid } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: ArticleCard,
  tags: ['visual'],
  args: {
    title: 'Choosing a cable gland: measure the cable first',
    href: '#choosing-a-cable-gland',
    source: photos.brassGland,
    text: 'Why most wrong gland orders start at the thread, and how to choose by cable, place and wall instead.',
    tags: ['cable glands', 'IEC 62444'],
    date: '2026-04-09',
    readTime: '3 min read',
    linkText: 'Read article',
  },
});

export const Cards = meta.story({
  render: (args) => (
    <Grid columns={{ xs: 1, sm: 2, md: 3 }} gap="3">
      <ArticleCard {...args} />
      <ArticleCard {...args} source={photos.contactor} text="Short." title="Sizing a contactor" />
      <ArticleCard
        {...args}
        date="soon"
        source={null}
        tags={[]}
        title="Without a picture, and without a day"
      />
    </Grid>
  ),
});

export const RightToLeft = Cards.extend({ globals: { direction: 'rtl' } });
