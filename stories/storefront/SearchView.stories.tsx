import { products } from '@elvora/catalogue/fixtures';
import { SearchView, type SearchViewProps } from '@elvora/storefront/views/search/Search';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

/** Widens the type to all states, which `args` would narrow to the initial one. */
const given = (state: SearchViewProps['state']): SearchViewProps['state'] => state;

const meta = preview.meta({
  component: SearchView,
  tags: ['visual'],
  args: {
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Search' }],
    query: 'M20 gland',
    state: given({ status: 'ready', products: products.slice(0, 3) }),
    total: 3,
    page: 1,
    pageCount: 1,
    onAdd: fn(),
  },
  parameters: {
    design: ['storefront-search-desktop', 'storefront-search-mobile', 'storefront-search-filters-mobile'],
    layout: 'fullscreen',
  },
});

export const Sizes = meta.story({ args: { view: 'table' } });

export const Cards = meta.story({ args: { view: 'cards' } });

export const NoResults = meta.story({
  args: { query: 'zzzz', view: 'table', state: { status: 'ready', products: [] }, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found')).toBeVisible();
  },
});

export const NoQuery = meta.story({ args: { query: '', view: 'table', total: 0, pageCount: 0 } });
