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
  decorators: [
    (Story) => (
      <div style={{ width: 244 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const Playground = meta.story({ args: { isBestseller: true, isTrending: true } });

export const Bestseller = meta.story({ args: { isBestseller: true } });

export const Trending = meta.story({ args: { isTrending: true } });

/** Two lines are shown; the title of the link holds the whole name. */
export const LongName = meta.story({ args: { name: longName, categoryName: longName } });

/** The drawing shows the family. */
export const WithoutPicture = meta.story({ args: { source: null, drawing: 'gland' } });

/** A list without a quote list has no button. */
export const WithoutAction = meta.story({ args: { onAdd: undefined, categoryName: undefined } });

export const Adding = meta.story({ args: { isAdding: true } });

/** Exactly as large as the card that comes. */
export const Loading = meta.story({ render: () => <ProductCardSkeleton /> });
