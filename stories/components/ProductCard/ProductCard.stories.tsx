import { longName } from '@elvora/catalogue/fixtures';
import { ProductCard, ProductCardSkeleton } from '@elvora/design-system/ProductCard';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: ProductCard,
  parameters: {
    design: [
      'sheet-components',
      'storefront-category-products-desktop',
      'storefront-category-products-mobile',
    ],
  },
  args: {
    name: 'Brass Cable Gland, Metric Thread',
    href: '#product',
    source: photos.brassGland,
    categoryName: 'Cable Glands',
    onAdd: fn(),
  },
  render: (args) => (
    <div style={args.isWide ? { maxWidth: 484 } : { width: 244 }}>
      <ProductCard {...args} />
    </div>
  ),
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { isBestseller: true, isTrending: true } });

export const Bestseller = meta.story({ args: { isBestseller: true } });

export const Trending = meta.story({ args: { isTrending: true } });

/** The name is never cut: it has as many lines as it needs. */
export const LongName = meta.story({ args: { name: longName, categoryName: longName } });

/** The drawing of the product family replaces the picture. */
export const WithoutPicture = meta.story({ args: { source: null, drawing: 'gland' } });

/** Without `onAdd` there is no button. */
export const WithoutAction = meta.story({ args: { onAdd: undefined, categoryName: undefined } });

export const Adding = meta.story({ args: { isAdding: true } });

/** The skeleton has the size of the card. */
export const Loading = meta.story({ render: () => <ProductCardSkeleton /> });

/** The size summary is below the name. */
export const WithFacts = meta.story({ args: { facts: '8 sizes · M12–M63 · 3–45 mm' } });

/** Two in a row, with a small picture. */
export const Wide = meta.story({
  args: {
    facts: '8 sizes · M12–M63 · 3–45 mm',
    isWide: true,
    isBestseller: true,
    name: 'Double Compression Cable Gland for Armoured Cable, Brass, with Shroud and Earth Tag',
  },
});
