import {
  finderSearch,
  type FinderQuery,
  type FinderResponse,
  type FoundProductResponse,
} from '@elvora/catalogue/contract';
import {
  askedVoltages,
  type Condition,
  type Facet,
  findSizes,
  type FacetField,
  fieldsByKey,
  matchingCells,
  type NearlyFound,
  type FoundProductSizes,
  type FoundSizes,
  readFacets,
  type SizeIndex,
  type SizeReading,
  sortSizes,
  statesKind,
} from '@elvora/catalogue/search';
import type { CategoryIndex } from '../categoryIndex.ts';
import { serializeProductCard } from '../serializers.ts';
import type { CategoryRow } from '../../store/index.ts';
import { describeFacet } from './facetResponses.ts';
import { finderScope, finderTypes } from './finderScope.ts';
import { describeConditions, describeFilters, searchWithText, textWithout } from './foundConditions.ts';
import {
  describeColumns,
  describeProduct,
  describeSize,
  type HydratedProduct,
  readingsOf,
  type SizeContext,
} from './foundProducts.ts';
import type { ProductHydrator } from './hydrateProducts.ts';
import { nearestValue } from './nearestValue.ts';
import { askedText } from './quantityTexts.ts';
import { readFilters } from './readFilters.ts';
import type { LoadedProducts } from './sizeEngine.ts';

/** Products or rows on one page. */
export const finderPageSize = 24;
/** Columns of the tables of sizes. */
const maxColumns = 6;
/** Sizes that an answer has of each product that meets everything, and of the others. */
const maxSizes = 12;
const maxOtherSizes = 3;

const noText = { text: '', readText: '' };

export interface AnswerContext {
  loaded: LoadedProducts;
  categoryIndex: CategoryIndex;
  category: CategoryRow | null;
  hydrate: ProductHydrator;
}

/** Answers a question from the sizes that are loaded. */
export async function answerFinder(
  query: FinderQuery,
  ignored: readonly string[],
  context: AnswerContext,
): Promise<Omit<FinderResponse, 'isMissed'>> {
  const { loaded, categoryIndex, category, hydrate } = context;
  const { search } = loaded;
  const { index } = search;
  const scope = finderScope(loaded, categoryIndex, category);
  const read = readFilters(index, query);
  const asked: FinderQuery = { ...query, filters: read.used };
  const found = findSizes(search, { scope: scope.products, query: query.query, filters: read.filters });
  const facets = readFacets(index, found.counted);
  const groups = groupProducts(context, found, asked);
  const page = pageOf(index, asked, groups, facets);
  const isLast = page.page === page.pageCount;
  const nearly = isLast ? found.nearly : [];
  const products = await hydrate(loaded, [
    ...new Set([
      ...page.products.map(({ product }) => product),
      ...page.rows.map(({ product }) => product),
      ...nearly.map(({ product }) => product),
    ]),
  ]);
  const conditions = found.result?.query.conditions ?? [];
  const used = conditions.filter((condition) => !condition.isSoft && condition !== found.dropped);
  const shownSizes = [...page.products, ...page.rows].flatMap(({ product, sizes }) => {
    const hydrated = products.get(product);
    return hydrated ? readingsOf(index, hydrated, sizes.slice(0, maxSizes)) : [];
  });
  const sizeContext: SizeContext = {
    index,
    columns: describeColumns(
      chooseColumns(index, facets, {
        sizes: shownSizes,
        conditions: used,
        filtered: read.filters.map(({ field }) => field),
      }),
      shownSizes,
    ),
    conditions: used,
    filters: read.filters,
    units: query.units,
  };
  const describe = (
    { product, sizes }: FoundProductSizes,
    options: { shown: number; isMatch: boolean; missing: string },
  ): FoundProductResponse[] => {
    const hydrated = products.get(product);
    return hydrated ? [describeProduct(sizeContext, hydrated, { categoryIndex, sizes, ...options })] : [];
  };
  const isOnPage = new Set(page.products.map(({ product }) => product));
  const didYouMean = found.result?.query.didYouMean ?? null;
  return {
    search: finderSearch({ ...asked, page: page.page }),
    look: asked.look,
    ignored: [...ignored, ...read.ignored],
    didYouMean: didYouMean === null ? null : { text: didYouMean, search: searchWithText(asked, didYouMean) },
    conditions: [
      ...describeConditions(conditions, {
        query: asked,
        understood: found.result?.query ?? noText,
        dropped: found.dropped,
        sizes: shownSizes,
      }),
      ...describeFilters(asked, read.used),
    ],
    totals: {
      products: found.products.length,
      ofProducts: scope.productCount,
      sizes: found.products.reduce((sum, { sizes }) => sum + sizes.length, 0),
      ofSizes: scope.sizeCount,
    },
    page: page.page,
    pageCount: page.pageCount,
    columns: sizeContext.columns.map(({ key, name, unit }) => ({ key, name, unit })),
    groups: groups.flatMap(({ name, products: all }) => {
      const shown = all.filter(({ product }) => isOnPage.has(product));
      if (shown.length === 0) return [];
      return {
        name,
        productCount: all.length,
        sizeCount: all.reduce((sum, { sizes }) => sum + sizes.length, 0),
        products: shown.flatMap((each) => describe(each, { shown: maxSizes, isMatch: true, missing: '' })),
      };
    }),
    rows: page.rows.flatMap(({ product, sizes }) => {
      const hydrated = products.get(product);
      const [size] = hydrated ? readingsOf(index, hydrated, sizes) : [];
      return size
        ? [{ productId: index.ids[product] ?? 0, size: describeSize(sizeContext, size, true) }]
        : [];
    }),
    rowProducts: rowProducts(page.rows, products, categoryIndex),
    others: nearly.flatMap((each) =>
      describe(each, { shown: maxOtherSizes, isMatch: false, missing: missingText(index, each, query) }),
    ),
    relaxed: describeRelaxed(index, found, asked),
    facets: facets.map((facet) => describeFacet(facet, asked.filters, query.units)),
    exactSize: exactSize(index, found),
    isComplete: true,
  };
}

interface ProductGroup {
  name: string;
  products: readonly FoundProductSizes[];
}

/** One group, best first, for a text; the types of the level without one. */
function groupProducts(
  { loaded, categoryIndex, category }: AnswerContext,
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

/** A page of products, or of sizes with one of each row. */
function pageOf(
  index: SizeIndex,
  { look, page, sort }: FinderQuery,
  groups: readonly ProductGroup[],
  facets: readonly Facet[],
): {
  page: number;
  pageCount: number;
  products: readonly FoundProductSizes[];
  rows: readonly FoundProductSizes[];
} {
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

/** What was asked for comes first, then what most sizes state. */
function chooseColumns(
  index: SizeIndex,
  facets: readonly Facet[],
  asked: { sizes: readonly SizeReading[]; conditions: readonly Condition[]; filtered: readonly FacetField[] },
): FacetField[] {
  const fields = fieldsByKey(index);
  const voltages = askedVoltages(asked.conditions);
  const met = asked.conditions.flatMap((condition) => {
    const found = asked.sizes.map((size) => matchingCells(size, condition, voltages));
    return (found.find(({ length }) => length > 0) ?? []).flatMap(({ field }) => fields.get(field) ?? []);
  });
  const all = [...met, ...asked.filtered, ...facets.map(({ field }) => field)];
  return [...new Map(all.map((field) => [field.key, field])).values()].slice(0, maxColumns);
}

function rowProducts(
  rows: readonly FoundProductSizes[],
  products: ReadonlyMap<number, HydratedProduct>,
  categoryIndex: CategoryIndex,
): FinderResponse['rowProducts'] {
  const numbers = [...new Set(rows.map(({ product }) => product))];
  return numbers.flatMap((product) => {
    const hydrated = products.get(product);
    return hydrated ? [serializeProductCard(hydrated.row, categoryIndex)] : [];
  });
}

/** What a product lacks: 'not “nylon”', 'not IP68', or 'IP68 not stated' where it states nothing of the kind. */
function missingText(
  index: SizeIndex,
  { product, missing }: NearlyFound,
  { units }: Pick<FinderQuery, 'units'>,
): string {
  if (typeof missing === 'string') return missing === '' ? '' : `not “${missing}”`;
  const text = askedText(missing.wanted, units);
  return statesKind(index, product, missing) ? `not ${text}` : `${text} not stated`;
}

function describeRelaxed(
  index: SizeIndex,
  { dropped, products, result }: FoundSizes,
  query: FinderQuery,
): FinderResponse['relaxed'] {
  if (dropped === null || result === null || products.length === 0) return null;
  const nearest = nearestValue(
    index,
    dropped,
    products.flatMap(({ sizes }) => sizes),
  );
  const text = nearest && askedText(nearest, query.units);
  const left = textWithout(query.query, result.query, dropped);
  return {
    text: askedText(dropped.wanted, query.units),
    productCount: products.length,
    sizeCount: products.reduce((sum, { sizes }) => sum + sizes.length, 0),
    without: searchWithText(query, left),
    nearest: text === null ? null : { text, search: searchWithText(query, `${left} ${text}`.trim()) },
  };
}

/** The size whose code is the whole question. */
function exactSize(index: SizeIndex, { result }: FoundSizes): FinderResponse['exactSize'] {
  if (!result) return null;
  const { sizes, conditions, terms } = result.query;
  const [size] = sizes;
  if (size === undefined || sizes.length > 1 || conditions.length > 0 || terms.length > 0) return null;
  const product = index.productOfSize[size] ?? 0;
  const isFound = result.products.some((each) => each.product === product);
  return isFound ? { productId: index.ids[product] ?? 0, code: index.codes[size] ?? '' } : null;
}
