import type { FinderQuery } from '@elvora/catalogue/contract';
import {
  type Facet,
  fieldsByKey,
  type FoundProductSizes,
  type FoundSizes,
  type SizeIndex,
  sortSizes,
} from '@elvora/catalogue/search';
import type { CategoryRow } from '../../store/index.ts';
import type { CategoryIndex } from '../categoryIndex.ts';
import { finderTypes } from './finderScope.ts';
import type { LoadedProducts } from './sizeEngine.ts';

/** Number of products or rows per page. */
export const finderPageSize = 24;

/** Products under one title of the response. */
export interface ProductGroup {
  name: string;
  products: readonly FoundProductSizes[];
}

/** The level of the category tree that the query searches. */
export interface FinderLevel {
  loaded: LoadedProducts;
  categoryIndex: CategoryIndex;
  /** Null for the entire catalogue. */
  category: CategoryRow | null;
}

/** Returns a single group, best first, for a text query; otherwise a group per type of the level. */
export function groupProducts(
  { loaded, categoryIndex, category }: FinderLevel,
  { products }: FoundSizes,
  { query }: FinderQuery,
): ProductGroup[] {
  if (query !== '') return products.length === 0 ? [] : [{ name: '', products }];
  const { ids } = loaded.search.index;
  const typeOf = new Map<number, number>();
  const types = finderTypes(categoryIndex, category);
  types.forEach(({ categoryIds }, type) => categoryIds.forEach((id) => typeOf.set(id, type)));
  const byType = Map.groupBy(
    products.toSorted((a, b) => (ids[a.product] ?? 0) - (ids[b.product] ?? 0)),
    ({ product }) => typeOf.get(loaded.categories[product] ?? -1) ?? types.length - 1,
  );
  return types.flatMap(({ name }, type) => {
    const own = byType.get(type) ?? [];
    return own.length === 0 ? [] : [{ name, products: own }];
  });
}

export interface FinderPage {
  page: number;
  pageCount: number;
  products: readonly FoundProductSizes[];
  /** Rows of a table, one size each. */
  rows: readonly FoundProductSizes[];
}

/** Returns the requested page of products or table rows; the last page for numbers beyond it. */
export function finderPage(
  index: SizeIndex,
  { look, page, sort }: FinderQuery,
  groups: readonly ProductGroup[],
  facets: readonly Facet[],
): FinderPage {
  const products = groups.flatMap((group) => group.products);
  const isTable = look === 'table';
  const sizes = isTable
    ? sortRows(
        index,
        products.flatMap((each) => each.sizes),
        sort,
        facets,
      )
    : [];
  const pageCount = Math.max(1, Math.ceil((isTable ? sizes.length : products.length) / finderPageSize));
  const shown = Math.min(page, pageCount);
  const [from, to] = [(shown - 1) * finderPageSize, shown * finderPageSize];
  return {
    page: shown,
    pageCount,
    products: isTable ? [] : products.slice(from, to),
    rows: sizes.slice(from, to).map((size) => ({ product: index.productOfSize[size] ?? 0, sizes: [size] })),
  };
}

function sortRows(
  index: SizeIndex,
  sizes: number[],
  sort: string | null,
  facets: readonly Facet[],
): number[] {
  const key = sort?.replace(/^-/, '');
  const field =
    facets.find((facet) => facet.field.key === key)?.field ??
    (key === undefined ? undefined : fieldsByKey(index).get(key));
  return field ? sortSizes(index, sizes, field, sort?.startsWith('-') ?? false) : sizes;
}
