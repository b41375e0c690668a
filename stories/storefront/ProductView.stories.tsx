import { newProduct, maximalProduct, longName, products } from '@elvora/catalogue/fixtures';
import { ProductLoadingView } from '@elvora/storefront/views/product/ProductLoading';
import { ProductView } from '@elvora/storefront/views/product/Product';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const product = newProduct({
  id: 12,
  name: 'Brass Cable Gland, Metric Thread',
  isBestseller: true,
  isTrending: true,
});

const meta = preview.meta({
  component: ProductView,
  tags: ['visual'],
  args: {
    product,
    breadcrumbs: [
      { label: 'Home', href: '/' },
      ...product.categoryPath.map((label) => ({ label, href: `/category/${encodeURIComponent(label)}` })),
      { label: product.name },
    ],
  },
  parameters: { design: ['storefront-product-desktop', 'storefront-product-mobile'], layout: 'fullscreen' },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(product.name);
    await expect(canvas.getByRole('button', { name: 'Add To Quote' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Product Details' })).toBeVisible();
  },
});

/** S-161 */
export const WithoutTable = meta.story({
  args: { product: { ...product, pictures: [], specification: { status: 'none' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No table data available for this product')).toBeVisible();
  },
});

/** D-23: the same text with a full stop. */
export const WithAnUnreadableTable = meta.story({
  tags: ['behaviour', '!visual'],
  args: { product: { ...product, specification: { status: 'invalid', raw: '{', reason: 'unreadable' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No table data available for this product.')).toBeVisible();
  },
});

/** Long words break; the page is no wider than its window. */
export const Everything = meta.story({
  tags: ['fits', '!visual'],
  args: { product: { ...maximalProduct, name: longName, category: longName } },
});

export const Another = meta.story({ tags: ['!visual'], args: { product: products[0] ?? product } });

/** S-165 */
export const Loading = meta.story({
  render: () => <ProductLoadingView />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading product details...')).toBeVisible();
  },
});

/** The content below the header does not move when the product has loaded. */
export const LoadingKeepsThePlaceOfTheHeader = meta.story({
  tags: ['behaviour', '!visual'],
  args: { product: { ...product, name: 'Cable Gland' } },
  render: (args) => (
    <>
      <ProductLoadingView />
      <ProductView {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const height = (component: string) =>
      canvasElement.querySelector(`[data-component="${component}"]`)?.getBoundingClientRect().height;
    await expect(height('PageHeaderSkeleton')).toBe(height('PageHeader'));
  },
});

/** The name is shown twice, as specified; the second is less prominent (S-155, S-159, D-60). */
export const TheSecondNameIsQuieter = meta.story({
  tags: ['behaviour', '!visual'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading', { name: product.name });
    const size = (element: HTMLElement | undefined) =>
      Number.parseFloat(element ? getComputedStyle(element).fontSize : '');
    await expect(size(second)).toBeLessThan(size(first) * 0.75);
  },
});
