import { categories, products } from '@elvora/catalogue/fixtures';
import { BestSellersView } from '@elvora/storefront/views/products/BestSellers';
import { ProductsView, type ProductsViewProps } from '@elvora/storefront/views/products/Products';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

/** Widens the type to all states, which `args` would narrow to the initial one. */
const given = (state: ProductsViewProps['state']): ProductsViewProps['state'] => state;

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
    state: given({ status: 'ready', products: products.slice(0, 10) }),
    total: 108,
    page: 1,
    pageCount: 5,
  },
  parameters: {
    design: ['storefront-category-products-desktop', 'storefront-category-products-mobile'],
    layout: 'fullscreen',
  },
});

/** D-04 */
export const FirstPage = meta.story();

/** S-154 */
export const Loading = meta.story({ args: { state: { status: 'loading' }, total: null, groups: [] } });

/** Where every product is a best seller, none is marked as one. */
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
