import { CategoryCard, CategoryCardSkeleton } from '@elvora/design-system/CategoryCard';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: CategoryCard,
  tags: ['behaviour'],
  args: {
    name: 'DIN Rails & Wiring Ducts',
    href: '#rails',
    source: photos.terminals,
    count: '8 products',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
});

export const IsOneLinkNamedByTheCategory = meta.story({
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const link = canvas.getByRole('link', { name: 'DIN Rails & Wiring Ducts' });
    await expect(canvas.getByRole('heading', { level: 2 })).toContainElement(link);
    const { x, y, width } = card.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + 40)).toBe(link);
  },
});

export const SkeletonHasTheSizeOfTheCard = meta.story({
  render: (args) => (
    <>
      <CategoryCard {...args} />
      <CategoryCardSkeleton />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-component="CategoryCardSkeleton"]');
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(skeleton?.getBoundingClientRect().height).toBe(card.height);
  },
});
