import { newProduct, maximalProduct, longName, products } from '@elvora/catalogue/fixtures';
import { ProductLoadingView } from '@elvora/storefront/views/product/ProductLoading';
import { ProductView } from '@elvora/storefront/views/product/Product';
import { expect, waitFor } from 'storybook/test';
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

/** The drawing, its list and the table highlight one dimension together. */
export const WithDrawing = meta.story({
  args: {
    product: {
      ...product,
      drawing: { family: 'cable-gland', columns: { A: 'Entry thread', D: 'Clamping range (mm)' } },
    },
  },
  // Only the server generates this picture, so it is missing in the story.
  parameters: { allowedNoise: ['/drawings/cable-gland.svg'] },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: /Clamping range/ });
    await userEvent.hover(canvas.getByRole('columnheader', { name: /Clamping range/ }));
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    await userEvent.hover(canvas.getByRole('columnheader', { name: /Ordering code/ }));
    await expect(row).toHaveAttribute('aria-pressed', 'false');
    row.focus();
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /Clamping range/ })).toHaveAttribute(
        'data-highlighted',
      ),
    );
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

export const WithRelatedArticles = meta.story({
  tags: ['behaviour', '!visual'],
  args: {
    product: {
      ...product,
      articles: [{ id: 'glands', title: 'Choosing a cable gland', date: '2026-04-09' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choosing a cable gland' })).toHaveAttribute(
      'href',
      '/blog/glands',
    );
  },
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

/** The address of a size marks its row and states its values in the header (D-56). */
export const OfASize = meta.story({
  tags: ['behaviour', '!visual'],
  args: {
    selected: {
      size: {
        code: 'EV-BG-M20',
        variants: [],
        values: [{ title: 'Entry thread', text: 'M20 × 1.5' }],
        cells: [{ row: 2, column: 0 }],
      },
      notice: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^EV-BG-M20/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByText('M20 × 1.5')).toHaveLength(2);
  },
});

export const OfAnUnknownSize = meta.story({
  tags: ['behaviour', '!visual'],
  args: { selected: { size: null, notice: 'EV-X is not a size of this product.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EV-X is not a size of this product.')).toBeVisible();
  },
});
