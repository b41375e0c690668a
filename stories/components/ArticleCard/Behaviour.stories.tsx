import { ArticleCard } from '@elvora/design-system/ArticleCard';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: ArticleCard,
  tags: ['behaviour'],
  args: {
    title: 'IP ratings in practice',
    href: '#ip',
    source: photos.enclosure,
    text: 'What the two digits promise.',
    tags: ['IP rating', 'IEC 60529', 'enclosures'],
    date: '2026-07-23',
    readTime: '3 min read',
    linkText: 'Read article',
  },
});

/** The link covers the whole card. */
export const IsOneLinkNamedByTheTitle = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleName('IP ratings in practice');
    const card = canvas.getByRole('article').getBoundingClientRect();
    const hit = document.elementFromPoint(card.left + card.width / 2, card.top + 40);
    await expect(hit).toBe(link);
  },
});

export const ShowsTwoTagsAndTheDate = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'IP rating',
      'IEC 60529',
    ]);
    await expect(canvas.getByText('23 July 2026')).toHaveAttribute('datetime', '2026-07-23');
  },
});
