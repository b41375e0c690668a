import { ProductsView } from '@elvora/admin/views/products/Products';
import { fixtureProduct, longName, products } from '@elvora/catalogue/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: ProductsView, tags: ['visual'] });

export const Page = meta.story({
  render: () => (
    <ProductsView imageBase="/media" page={2} pageSize={24} products={products} status="ready" total={108} />
  ),
});

export const LongNames = meta.story({
  render: () => (
    <ProductsView
      imageBase="/media"
      page={1}
      pageSize={24}
      products={[fixtureProduct({ id: 1, name: longName, category: longName })]}
      status="ready"
      total={1}
    />
  ),
});

/** The stated text for no products (S-321). */
export const Empty = meta.story({
  render: () => (
    <ProductsView imageBase="/media" page={1} pageSize={24} products={[]} status="ready" total={0} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found. Create your first product!')).toBeVisible();
  },
});

export const Loading = meta.story({ render: () => <ProductsView status="loading" /> });

/** The stated text when the list cannot be fetched (S-360). */
export const Failed = meta.story({
  render: () => <ProductsView message="Failed to fetch products" onRetry={fn()} status="failed" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch products');
  },
});
