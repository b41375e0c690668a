import type { FinderResponse } from '@elvora/catalogue/contract';
import { good } from './renderUrl.ts';

const emptyResult: FinderResponse = {
  search: '',
  look: 'cards',
  ignored: [],
  didYouMean: null,
  conditions: [],
  totals: { products: 0, ofProducts: 0, sizes: 0, ofSizes: 0 },
  page: 1,
  pageCount: 1,
  columns: [],
  groups: [],
  rows: [],
  rowProducts: [],
  others: [],
  relaxed: null,
  facets: [],
  exactSize: null,
  isComplete: true,
  isMissed: false,
};

/** A finder response with some of its parts. Products have the format of their own tests. */
export const finderResponse = (parts: Readonly<Record<string, unknown>>) =>
  good({ ...emptyResult, ...parts });

/** A product of such a response. */
export const foundProduct = (product: unknown) => ({
  product,
  sizeCount: 0,
  matchCount: 0,
  sizes: [],
  missing: '',
});
