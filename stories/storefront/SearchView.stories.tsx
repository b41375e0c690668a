import { SearchView, type SearchViewProps } from '@elvora/storefront/views/search/Search';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  emptyResult,
  type FinderResult,
  finderTable,
  relaxedResult,
  searchResult,
} from '../_support/finder.ts';

/** Widens the type to all states, which `args` would narrow to the initial one. */
const given = (state: SearchViewProps['state']): SearchViewProps['state'] => state;
const ready = (result: FinderResult) => given({ status: 'ready', result, isBusy: false });

const meta = preview.meta({
  component: SearchView,
  tags: ['visual'],
  args: {
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Search' }],
    query: 'brass gland 9-12 mm',
    state: ready(searchResult),
    page: 1,
    onAddSize: fn(),
    onChoose: fn(),
    onIntent: fn(),
  },
  parameters: {
    design: [
      'storefront-search-understood-desktop',
      'storefront-search-understood-mobile',
      'storefront-search-relaxed-desktop',
    ],
    layout: 'fullscreen',
  },
});

/** Full matches, then products that miss one condition. */
export const Understood = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2 products, 3 sizes meet all conditions')).toBeVisible();
    await expect([...canvasElement.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Meets everything',
      'One condition missing',
      'Not sure which one? Ask an engineer',
    ]);
    await expect(canvas.getByRole('link', { name: 'Ask an engineer' })).toHaveAttribute(
      'href',
      '/contact?question=brass+gland+9-12+mm',
    );
    await expect(canvas.getByRole('link', { name: /^Remove Material: brass/ })).toHaveAttribute(
      'href',
      '/search?query=gland+9-12+mm',
    );
  },
});

/** Without a full match, names the condition that was left out and suggests an alternative. */
export const Relaxed = meta.story({
  args: { query: 'brass gland IP69', state: ready(relaxedResult) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing meets IP69. Without it, 3 sizes.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Use IP68 instead' })).toHaveAttribute(
      'href',
      '/search?query=brass+gland+IP68',
    );
  },
});

export const Sizes = meta.story({ args: { state: ready({ ...finderTable, conditions: [] }) } });

export const NoResults = meta.story({
  args: { query: 'zzzz', state: ready(emptyResult) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all products' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask an engineer' })).toBeVisible();
  },
});

/** An empty response still shows its conditions and facets, so that they can be removed. */
export const NothingMeetsTheFilters = meta.story({
  tags: ['!visual'],
  args: {
    state: ready({
      ...searchResult,
      search: 'query=gland&where=material:Brass',
      totals: { products: 0, ofProducts: 200, sizes: 0, ofSizes: 2000 },
      groups: [],
      others: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Remove Material: brass/ })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Clear all' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/search/),
    );
  },
});

/** Parts of the address that were not used are named; filters wait until sizes are read. */
export const NamesWhatItLeftOut = meta.story({
  tags: ['!visual'],
  args: { state: ready({ ...searchResult, ignored: ['thread:M99', 'abc'], isComplete: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Left out: Thread M99, abc')).toBeVisible();
    await expect(canvas.getByText('Filters work again in a moment.')).toBeVisible();
  },
});

export const DidYouMean = meta.story({
  tags: ['!visual'],
  args: {
    state: ready({ ...searchResult, didYouMean: { text: 'brass gland', search: 'query=brass+gland' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'brass gland' })).toHaveAttribute(
      'href',
      '/search?query=brass+gland',
    );
  },
});

export const Failed = meta.story({
  tags: ['!visual'],
  args: {
    state: given({ status: 'failed', error: { title: 'Error: Failed', text: '', onRetry: fn() } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const NoQuery = meta.story({ args: { query: '', state: null } });
