import { finderSearch, type FinderQuery, type FinderResponse } from '@elvora/catalogue/contract';
import {
  findSizes,
  type FoundProductSizes,
  type FoundSizes,
  hasKind,
  isCondition,
  type NearlyFound,
  readFacets,
  type SizeIndex,
  type SizeReading,
} from '@elvora/catalogue/search';
import { chooseColumns } from './chooseColumns.ts';
import { describeFacet } from './facetResponses.ts';
import { type FinderLevel, finderPage, groupProducts } from './finderPage.ts';
import { finderScope } from './finderScope.ts';
import {
  asTyped,
  describeConditions,
  describeFilters,
  describeNegations,
  searchWithText,
  textWithout,
} from './foundConditions.ts';
import { describeColumns, readingsOf } from './foundProducts.ts';
import type { ProductHydrator } from './hydrateProducts.ts';
import { nearestValue } from './nearestValue.ts';
import { wantedQuantityText } from './quantityTexts.ts';
import { readFilters } from './readFilters.ts';
import {
  countSizes,
  describeFound,
  describeGroups,
  describeRowProducts,
  describeRows,
  type HydratedProducts,
  maxSizes,
  productsOf,
  type ShownProducts,
} from './shownProducts.ts';

/** Maximum number of sizes listed per product that nearly matches. */
const maxOtherSizes = 3;

const noText = { text: '', readText: '' };

export interface RunContext extends FinderLevel {
  hydrate: ProductHydrator;
}

/** Runs a query on the loaded sizes. */
export async function runFinderQuery(
  query: FinderQuery,
  ignored: readonly string[],
  context: RunContext,
): Promise<Omit<FinderResponse, 'isMissed'>> {
  const { loaded, categoryIndex, category, hydrate } = context;
  const { search } = loaded;
  const { index } = search;
  const scope = finderScope(loaded, categoryIndex, category);
  const read = readFilters(index, query);
  const usedQuery: FinderQuery = { ...query, filters: read.used };
  const found = findSizes(search, { scope: scope.products, query: query.query, filters: read.filters });
  const facets = readFacets(index, found.counted);
  const groups = groupProducts(context, found, usedQuery);
  const page = finderPage(index, usedQuery, groups, facets);
  const nearly = page.page === page.pageCount ? found.nearly : [];
  const products = await hydrate(loaded, productsOf(page.products, page.rows, nearly));
  const conditions = found.result?.query.conditions ?? [];
  const used = conditions.filter((condition) => !condition.isSoft && condition !== found.dropped);
  // The sizes on the page determine its columns; those that nearly match, when nothing else is found.
  const full = sizesOf(index, [...page.products, ...page.rows], { products, max: maxSizes });
  const sizes = full.length > 0 ? full : sizesOf(index, nearly, { products, max: maxOtherSizes });
  const matching = { index, conditions: used, filters: read.filters, units: query.units };
  const columns = chooseColumns(facets, matching, { sizes, products, look: query.look });
  const shown: ShownProducts = {
    ...matching,
    columns: describeColumns(columns, sizes),
    products,
    categoryIndex,
  };
  return {
    search: finderSearch({ ...usedQuery, page: page.page }),
    look: usedQuery.look,
    ignored: [...ignored, ...read.ignored],
    didYouMean: describeCorrection(found, usedQuery),
    conditions: [
      ...describeConditions(conditions, {
        query: usedQuery,
        understood: found.result?.query ?? noText,
        dropped: found.dropped,
        sizes,
      }),
      ...(found.result ? describeNegations(found.result.query, usedQuery) : []),
      ...describeFilters(usedQuery, read.used),
    ],
    totals: {
      products: found.products.length,
      ofProducts: scope.productCount,
      sizes: countSizes(found.products),
      ofSizes: scope.sizeCount,
    },
    page: page.page,
    pageCount: page.pageCount,
    columns: shown.columns.map(({ key, name, unit }) => ({ key, name, unit })),
    groups: describeGroups(shown, groups, page),
    rows: describeRows(shown, page.rows),
    rowProducts: describeRowProducts(shown, page.rows),
    others: nearly.flatMap((each) =>
      describeFound(shown, each, {
        shown: maxOtherSizes,
        isMatch: false,
        missing: missingText(index, each, query),
      }),
    ),
    relaxed: describeRelaxed(index, found, usedQuery),
    facets: facets.map((facet) => describeFacet(facet, usedQuery.filters, query.units)),
    exactSize: exactSize(index, found),
    isComplete: true,
  };
}

/** The first sizes of each product. */
const sizesOf = (
  index: SizeIndex,
  found: readonly FoundProductSizes[],
  { products, max }: { products: HydratedProducts; max: number },
): SizeReading[] =>
  found.flatMap(({ product, sizes }) => {
    const hydrated = products.get(product);
    return hydrated ? readingsOf(index, hydrated, sizes.slice(0, max)) : [];
  });

function describeCorrection({ result }: FoundSizes, query: FinderQuery): FinderResponse['didYouMean'] {
  const text = result?.query.didYouMean ?? null;
  return text === null ? null : { text, search: searchWithText(query, text) };
}

/**
 * Describes what a product misses: 'not “nylon”', 'not IP68', 'IP68 not stated' when it has no value, or
 * 'excluded by “without enclosure”'.
 */
function missingText(
  index: SizeIndex,
  { product, missing }: NearlyFound,
  { query, units }: Pick<FinderQuery, 'query' | 'units'>,
): string {
  if (typeof missing === 'string') return missing === '' ? '' : `not “${asTyped(query, missing)}”`;
  if (!isCondition(missing)) return `excluded by “${asTyped(query, missing.negation)}”`;
  const text = wantedQuantityText(missing.wanted, units);
  return hasKind(index, product, missing) ? `not ${text}` : `${text} not stated`;
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
  const text = nearest && wantedQuantityText(nearest, query.units);
  const left = textWithout(query.query, result.query, dropped);
  return {
    text: wantedQuantityText(dropped.wanted, query.units),
    productCount: products.length,
    sizeCount: countSizes(products),
    without: searchWithText(query, left),
    nearest: text === null ? null : { text, search: searchWithText(query, `${left} ${text}`.trim()) },
  };
}

/** Returns the size whose ordering code is the whole query. */
function exactSize(index: SizeIndex, { result }: FoundSizes): FinderResponse['exactSize'] {
  if (!result) return null;
  const { sizes, hasOption, conditions, terms } = result.query;
  const [size] = sizes;
  const isWhole = sizes.length === 1 && !hasOption && conditions.length === 0 && terms.length === 0;
  if (size === undefined || !isWhole) return null;
  const product = index.productOfSize[size] ?? 0;
  const isFound = result.products.some((each) => each.product === product);
  return isFound ? { productId: index.ids[product] ?? 0, code: index.codes[size] ?? '' } : null;
}
