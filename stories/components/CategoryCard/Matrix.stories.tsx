import { longName } from '@elvora/catalogue/fixtures';
import { CategoryCard, CategoryCardSkeleton } from '@elvora/design-system/CategoryCard';
import preview from '#.storybook/preview';
import { brokenPicture } from '../../_support/pictures.ts';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: CategoryCard,
  tags: ['visual'],
  args: { name: '', href: '#', source: null },
});

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, 244px)' }}>
      <CategoryCard count="7 products" href="#1" name="Terminal Blocks" priority source={photos.terminals} />
      <CategoryCard
        count="3 subcategories"
        href="#2"
        name="DIN Rails & Wiring Ducts"
        priority
        source={photos.enclosure}
      />
      <CategoryCard
        count="No products yet"
        drawing="enclosure"
        href="#3"
        name="Panel Lighting"
        source={null}
      />
      <CategoryCard count="1 product" drawing="fan" href="#4" name={longName} source={brokenPicture} />
      <CategoryCardSkeleton />
    </div>
  ),
});
