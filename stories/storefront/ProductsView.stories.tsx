import { categories, products } from '@elvora/catalogue/fixtures';
import { BestSellersView } from '@elvora/storefront/views/products/BestSellers';
import { ProductsView, type ProductsViewProps } from '@elvora/storefront/views/products/Products';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { finderResult } from '../_support/finder.ts';

/** Widens the type to all states, which `args` would narrow to the initial one. */
const given = (content: ProductsViewProps['content']): ProductsViewProps['content'] => content;

const meta = preview.meta({
  component: ProductsView,
  tags: ['visual'],
  args: {
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Products' }],
    groups: categories
      .filter(({ parentName }) => parentName === null)
      .map((category) => ({
        category,
        children: categories.filter(({ parentName }) => parentName === category.name),
      })),
    content: given({
      finder: {
        pathname: '/products',
        state: { status: 'ready', result: { ...finderResult, pageCount: 5 }, isBusy: false },
        onChoose: fn(),
        onIntent: fn(),
        onAddSize: fn(),
      },
    }),
    total: 108,
    page: 1,
  },
  parameters: {
    design: ['storefront-finder-category-desktop', 'storefront-finder-category-mobile'],
    layout: 'fullscreen',
  },
});

/** D-04 */
export const FirstPage = meta.story();

/** S-154 */
export const Loading = meta.story({
  args: { content: { list: { state: { status: 'loading' }, pageCount: 0 } }, total: null, groups: [] },
});

/** If every product is a best seller, none is marked as one. */
export const BestSellers = meta.story({
  tags: ['!visual'],
  render: () => (
    <BestSellersView
      breadcrumbs={[{ label: 'Home', href: '/' }, { label: 'Best sellers' }]}
      state={{
        status: 'ready',
        products: products.slice(0, 3).map((product) => ({ ...product, isBestseller: true })),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.queryByText('Bestseller')).toBeNull();
  },
});

/** S-117, S-119 */
export const NoBestSellers = meta.story({
  render: () => (
    <BestSellersView
      breadcrumbs={[{ label: 'Home', href: '/' }, { label: 'Best sellers' }]}
      state={{ status: 'ready', products: [] }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No best seller products available.')).toBeVisible();
  },
});
