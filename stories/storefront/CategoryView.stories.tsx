import { categories, longName, manyCategories, products } from '@elvora/catalogue/fixtures';
import { CategoryView } from '@elvora/storefront/views/category/Category';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { type FinderResult, finderResult, finderTable } from '../_support/finder.ts';

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
      'storefront-finder-category-desktop',
      'storefront-finder-category-mobile',
      'storefront-finder-table-desktop',
      'storefront-category-subcategories-desktop',
      'storefront-category-subcategories-mobile',
    ],
    layout: 'fullscreen',
  },
});

const finderOf = (result: FinderResult) => ({
  pathname: '/category/Cable%20Accessories',
  state: { status: 'ready', result, isBusy: false } as const,
  onChoose: fn(),
  onIntent: fn(),
  onAddSize: fn(),
});

/** The facets: beside the results, or on phones in their sheet. */
async function visibleForm(canvasElement: HTMLElement, user: { click: (element: Element) => Promise<void> }) {
  const canvas = within(canvasElement);
  const opener = canvas.queryByRole('button', { name: /^Filters/ });
  if (opener) await user.click(opener);
  return canvas.getByRole('search', { name: 'Filters' });
}

const below = categories.filter(({ parentName }) => parentName === 'Cable Accessories');

export const Subcategories = meta.story({
  args: { listing: { status: 'ready', categories: below, products: [], productCount: 0 } },
});

/** The level first, then all products below it by type, with facets that narrow them (D-58). */
export const ProductsAndSubcategories = meta.story({
  args: {
    listing: { status: 'ready', categories: below, products: [], productCount: 1000 },
    finder: finderOf({ ...finderResult, pageCount: 2 }),
  },
  play: async ({ canvas, canvasElement }) => {
    const headings = [...canvasElement.querySelectorAll('h1, h2, h3, h4')].map(
      ({ tagName, textContent }) => `${tagName} ${textContent}`,
    );
    await expect(headings.slice(0, 4)).toEqual([
      'H1 Cable Accessories',
      'H2 All products (page 1 of 2)',
      'H3 Cable Glands',
      `H4 ${products[0]?.name}`,
    ]);
    await expect(canvas.getByText('5 of 15 products, 15 of 108 sizes')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Gland Accessories', level: 3 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/category/Cable%20Accessories?query=gland&where=material:Brass&page=2#list',
    );
  },
});

/** The sizes as one list; pressing a header sorts it. */
export const Sizes = meta.story({
  args: {
    listing: { status: 'ready', categories: below, products: [], productCount: 1000 },
    finder: finderOf(finderTable),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /Clamping range/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getByRole('link', { name: 'Clamping range' })).toHaveAttribute(
      'href',
      '/category/Cable%20Accessories?where=material:Brass&sort=-cable&look=table',
    );
  },
});

const choose = fn();
const announce = fn();

/** A choice is a new URL with its filters in a fixed order, on the first page. */
export const ChoosesAFilter = meta.story({
  tags: ['!visual'],
  args: {
    listing: { status: 'ready', categories: [], products: products.slice(0, 7), productCount: 7 },
    page: 1,
    finder: { ...finderOf({ ...finderResult, search: 'where=material:Brass&page=2' }), onChoose: choose },
  },
  play: async ({ canvasElement, userEvent }) => {
    choose.mockClear();
    const form = within(await visibleForm(canvasElement, userEvent));
    await userEvent.click(form.getByRole('checkbox', { name: 'M20 × 1.5 16 sizes' }));
    await expect(choose.mock.lastCall).toEqual([
      '/category/Cable%20Accessories?where=material:Brass&where=thread:M20%20%C3%97%201.5',
    ]);
    await userEvent.type(form.getByRole('textbox', { name: 'Cable diameter from' }), '9{Enter}');
    await expect(choose.mock.lastCall?.[0]).toContain('where=cable:9');
  },
});

/** A pressed value announces the address that releasing it will choose; a touch, which may scroll, does not. */
export const AnnouncesAPress = meta.story({
  tags: ['!visual'],
  args: {
    listing: { status: 'ready', categories: [], products: products.slice(0, 7), productCount: 7 },
    finder: {
      ...finderOf({ ...finderResult, search: 'where=material:Brass&page=2' }),
      onChoose: choose,
      onIntent: announce,
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    choose.mockClear();
    announce.mockClear();
    const form = within(await visibleForm(canvasElement, userEvent));
    for (const name of ['M20 × 1.5 16 sizes', /^Brass/]) {
      const value = form.getByRole('checkbox', { name });
      await userEvent.pointer({ keys: '[TouchA]', target: value });
      await expect(announce).not.toHaveBeenCalled();
      choose.mockClear();
      await userEvent.pointer({ keys: '[MouseLeft>]', target: value });
      await expect(announce).toHaveBeenCalledOnce();
      await expect(choose).not.toHaveBeenCalled();
      await userEvent.pointer({ keys: '[/MouseLeft]', target: value });
      await expect(choose.mock.calls).toEqual(announce.mock.calls);
      announce.mockClear();
    }
  },
});

/** The API sends millimetres for any chosen unit; a range that was not edited keeps its filter. */
export const ShowsRangesInTheChosenUnit = meta.story({
  tags: ['!visual'],
  args: {
    listing: { status: 'ready', categories: [], products: products.slice(0, 7), productCount: 7 },
    finder: {
      ...finderOf({
        ...finderResult,
        search: 'where=cable:9..12&unit=in',
        facets: finderResult.facets.map((facet) =>
          facet.kind === 'range' ? { ...facet, from: 9, to: 12 } : facet,
        ),
      }),
      onChoose: choose,
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    choose.mockClear();
    const form = within(await visibleForm(canvasElement, userEvent));
    await expect(form.getByRole('textbox', { name: 'Cable diameter from' })).toHaveValue('0.3543307');
    const units = within(form.getByRole('group', { name: 'Unit of Cable diameter' }));
    await expect(units.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['mm', 'in']);
    await userEvent.click(form.getByRole('checkbox', { name: 'M20 × 1.5 16 sizes' }));
    const { searchParams: chosen } = new URL(String(choose.mock.lastCall), window.location.origin);
    const filters = chosen.getAll('where');
    await expect(filters).toContain('thread:M20 × 1.5');
    await expect(filters.filter((filter) => filter.startsWith('cable:'))).toEqual(['cable:9..12']);
    await expect(chosen.getAll('unit')).toEqual(['in']);
  },
});

/** S-138: the level stays when the products below could not be loaded. */
export const FinderFailed = meta.story({
  tags: ['!visual'],
  args: {
    listing: { status: 'ready', categories: below, products: [], productCount: 1000 },
    finder: {
      ...finderOf(finderResult),
      state: {
        status: 'failed',
        error: { title: 'Error: Failed to fetch categories', text: '', onRetry: fn() },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error: Failed to fetch categories')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** Says that nothing matches the choice, and offers to undo it. */
export const NothingLeft = meta.story({
  tags: ['!visual'],
  args: {
    listing: { status: 'ready', categories: below, products: [], productCount: 1000 },
    finder: finderOf({ ...finderResult, groups: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No size meets this')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute(
      'href',
      '/category/Cable%20Accessories',
    );
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
