import { categories, longName, manyCategories, products } from '@elvora/catalogue/fixtures';
import { CategoryView } from '@elvora/storefront/views/category/Category';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: CategoryView,
  tags: ['visual'],
  args: {
    title: 'Cable Accessories',
    getHref: (page) => `?page=${page}`,
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'Products', href: '/products' },
      { label: 'Cable Accessories' },
    ],
  },
  parameters: {
    design: [
      'storefront-category-detail-desktop',
      'storefront-category-detail-mobile',
      'storefront-category-subcategories-desktop',
      'storefront-category-subcategories-mobile',
    ],
    layout: 'fullscreen',
  },
});

const below = categories.filter(({ parentName }) => parentName === 'Cable Accessories');

export const Subcategories = meta.story({
  args: { listing: { status: 'ready', categories: below, products: [] } },
});

export const ProductsAndSubcategories = meta.story({
  args: { listing: { status: 'ready', categories: below, products: products.slice(0, 7) } },
});

/** S-136 */
export const Loading = meta.story({ args: { listing: { status: 'loading' } } });

/** S-136, S-137 */
export const Empty = meta.story({
  args: { listing: { status: 'ready', categories: [], products: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No items found in this category.')).toBeVisible();
  },
});

const retry = fn();

/** S-136, S-138, S-140 */
export const Failed = meta.story({
  args: {
    listing: { status: 'failed', error: { title: 'Error: Failed to fetch categories', onRetry: retry } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Error: Failed to fetch categories')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Long words break; the page is no wider than its window. */
export const LongNames = meta.story({
  tags: ['fits', '!visual'],
  args: {
    title: longName,
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: longName }],
    listing: {
      status: 'ready',
      categories: manyCategories(40).map((one, at) => (at % 2 === 0 ? one : { ...one, name: longName })),
      products,
    },
  },
});
