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
  args: { listing: { status: 'ready', categories: below, products: [], productCount: 0 } },
});

/** The level first, then all products below it by type (D-58). */
export const ProductsAndSubcategories = meta.story({
  args: {
    listing: { status: 'ready', categories: below, products: [], productCount: 1000 },
    below: {
      status: 'ready',
      groups: [
        { path: ['Cable Accessories'], products: products.slice(0, 1) },
        { path: ['Cable Accessories', 'Cable Glands'], products: products.slice(1, 7) },
      ],
    },
    pageCount: 2,
  },
  play: async ({ canvas, canvasElement }) => {
    const headings = [...canvasElement.querySelectorAll('h1, h2, h3, h4')].map(
      ({ tagName, textContent }) => `${tagName} ${textContent}`,
    );
    await expect(headings.slice(0, 4)).toEqual([
      'H1 Cable Accessories',
      'H2 All products (page 1 of 2)',
      'H3 Cable Accessories',
      `H4 ${products[0]?.name}`,
    ]);
    await expect(canvas.getByRole('heading', { name: 'Cable Glands', level: 3 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=2#list');
  },
});

/** The products of a category without subcategories. */
export const Products = meta.story({
  tags: ['!visual'],
  args: { listing: { status: 'ready', categories: [], products: products.slice(0, 7), productCount: 7 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Products', level: 2 })).toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  },
});

/** S-136 */
export const Loading = meta.story({ args: { listing: { status: 'loading' } } });

/** S-136, S-137 */
export const Empty = meta.story({
  args: { listing: { status: 'ready', categories: [], products: [], productCount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No items found in this category.')).toBeVisible();
  },
});

const retry = fn();

/** S-136, S-138, S-140 */
export const Failed = meta.story({
  args: {
    listing: {
      status: 'failed',
      error: {
        title: 'Error: Failed to fetch categories',
        text: 'Check the connection and try again. Nothing you entered is lost.',
        onRetry: retry,
      },
    },
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
      products: [],
      productCount: 0,
    },
  },
});
