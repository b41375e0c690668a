import { newFinderFacet, products } from '@elvora/catalogue/fixtures';
import type { SearchViewProps } from '@elvora/storefront/views/search/Search';
import { cableBars, materialOptions, threadOptions } from './facets.ts';

export type FinderResult = Extract<SearchViewProps['state'], { status: 'ready' }>['result'];
type FoundProduct = FinderResult['others'][number];
type FoundSize = FoundProduct['sizes'][number];

const size = (code: string, cable: string): FoundSize => ({
  code,
  cells: [
    { text: 'M20 × 1.5', header: null, isMatch: false },
    { text: cable, header: null, isMatch: true },
    { text: 'IP66, IP68', header: null, isMatch: false },
  ],
});

const found = products.slice(0, 5).map((product, at): FoundProduct => ({
  product: { ...product, sizeSummary: '8 sizes · M12–M63 · 3–45 mm' },
  sizeCount: 8,
  matchCount: at + 1,
  sizes: Array.from({ length: at + 1 }, (_, number) => size(`EV-${product.id}-${number + 1}`, '7–13')),
  missing: '',
}));

const toValues = (options: typeof threadOptions) =>
  options.map(({ label, count, isSelected = false }) => ({
    value: label,
    label,
    sizeCount: count,
    isChosen: isSelected,
  }));

/** A response with cable glands and both kinds of facets. */
export const finderResult: FinderResult = {
  search: 'query=gland&where=material:Brass',
  look: 'cards',
  ignored: [],
  didYouMean: null,
  conditions: [
    { source: 'filter', name: 'Material', text: 'Brass', typed: '', isUsed: true, without: 'query=gland' },
  ],
  totals: { products: 5, ofProducts: 15, sizes: 15, ofSizes: 108 },
  page: 1,
  pageCount: 1,
  columns: [
    { key: 'thread', name: 'Entry thread', unit: '' },
    { key: 'cable', name: 'Clamping range', unit: 'mm' },
    { key: 'protection', name: 'Protection', unit: '' },
  ],
  groups: [
    { name: 'Cable Glands', productCount: 3, sizeCount: 6, products: found.slice(0, 3) },
    { name: 'Gland Accessories', productCount: 2, sizeCount: 9, products: found.slice(3) },
  ],
  rows: [],
  rowProducts: [],
  others: [],
  relaxed: null,
  facets: [
    newFinderFacet({
      key: 'cable',
      name: 'Cable diameter',
      kind: 'range',
      unit: 'mm',
      otherUnit: 'in',
      low: 2.5,
      high: 78.5,
      buckets: cableBars.map(({ from, to, count }) => ({ from, to, sizeCount: count })),
    }),
    newFinderFacet({ key: 'thread', name: 'Thread', values: toValues(threadOptions) }),
    newFinderFacet({
      key: 'material',
      name: 'Material',
      values: toValues(materialOptions),
      notStatedCount: 4,
    }),
  ],
  exactSize: null,
  isComplete: true,
  isMissed: false,
};

/** The same sizes as one list. */
export const finderTable: FinderResult = {
  ...finderResult,
  search: 'where=material:Brass&sort=cable&look=table',
  look: 'table',
  groups: [],
  rows: found.flatMap(({ product, sizes }) => sizes.map((each) => ({ productId: product.id, size: each }))),
  rowProducts: found.map(({ product }) => product),
};

/** One list of products for a text query, with products that miss one condition. */
export const searchResult: FinderResult = {
  ...finderResult,
  search: 'query=brass+gland+9-12+mm',
  conditions: [
    {
      source: 'text',
      name: 'Material',
      text: 'brass',
      typed: 'brass',
      isUsed: true,
      without: 'query=gland+9-12+mm',
    },
    {
      source: 'text',
      name: 'Clamping range',
      text: 'fits 9–12 mm',
      typed: '9-12 mm',
      isUsed: true,
      without: 'query=brass+gland',
    },
  ],
  groups: [{ name: '', productCount: 2, sizeCount: 3, products: found.slice(0, 2) }],
  totals: { products: 2, ofProducts: 200, sizes: 3, ofSizes: 2000 },
  others: found.slice(4).map((product) => ({ ...product, missing: 'nylon, not brass' })),
};

/** Nothing meets all conditions. */
export const relaxedResult: FinderResult = {
  ...searchResult,
  search: 'query=brass+gland+IP69',
  conditions: [
    ...searchResult.conditions.slice(0, 1),
    {
      source: 'text',
      name: 'Protection',
      text: 'IP69',
      typed: 'IP69',
      isUsed: false,
      without: 'query=brass+gland',
    },
  ],
  totals: { products: 0, ofProducts: 200, sizes: 0, ofSizes: 2000 },
  others: [],
  relaxed: {
    text: 'IP69',
    productCount: 2,
    sizeCount: 3,
    without: 'query=brass+gland',
    nearest: { text: 'IP68', search: 'query=brass+gland+IP68' },
  },
};

/** A response without results. */
export const emptyResult: FinderResult = {
  ...searchResult,
  search: 'query=zzzz',
  conditions: [],
  totals: { products: 0, ofProducts: 200, sizes: 0, ofSizes: 2000 },
  groups: [],
  others: [],
  facets: [],
};
