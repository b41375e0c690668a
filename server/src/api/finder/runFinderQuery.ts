import {
  finderSearch,
  type FinderQuery,
  type FinderResponse,
  type FoundProductResponse,
} from '@elvora/catalogue/contract';
import {
  wantedVoltages,
  cellsOfField,
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
  hasKind,
  isCondition,
} from '@elvora/catalogue/search';
import type { CategoryIndex } from '../categoryIndex.ts';
import { serializeProductCard } from '../serializers.ts';
import { describeFacet } from './facetResponses.ts';
import {
  type FinderLevel,
  type FinderPage,
  finderPage,
  groupProducts,
  type ProductGroup,
} from './finderPage.ts';
import { finderScope } from './finderScope.ts';
import {
  asTyped,
  describeConditions,
  describeFilters,
  describeNegations,
  searchWithText,
  textWithout,
} from './foundConditions.ts';
import {
  describeColumns,
  describeProduct,
  describeSize,
  describeTexts,
  type HydratedProduct,
  readingsOf,
  type SizeContext,
} from './foundProducts.ts';
import type { ProductHydrator } from './hydrateProducts.ts';
import { nearestValue } from './nearestValue.ts';
import { wantedQuantityText } from './quantityTexts.ts';
import { readFilters } from './readFilters.ts';

/** Maximum number of columns of a size table. */
const maxColumns = 6;
/** Maximum number of sizes listed per product, for full matches and for others. */
const maxSizes = 12;
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

const productsOf = (...lists: readonly (readonly { product: number }[])[]): number[] => [
  ...new Set(lists.flatMap((list) => list.map(({ product }) => product))),
];

const countSizes = (products: readonly FoundProductSizes[]) =>
  products.reduce((sum, { sizes }) => sum + sizes.length, 0);

type HydratedProducts = ReadonlyMap<number, HydratedProduct>;

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

/**
 * Chooses the columns: first those of the query, then those of the facets that most sizes state. Below products, only those
 * that a size on the page states; pages of a table have the same columns.
 */
function chooseColumns(
  facets: readonly Facet[],
  matching: Omit<SizeContext, 'columns'>,
  page: { sizes: readonly SizeReading[]; products: HydratedProducts; look: FinderQuery['look'] },
): FacetField[] {
  const fields = fieldsByKey(matching.index);
  const voltages = wantedVoltages(matching.conditions);
  const met = matching.conditions.flatMap((condition) => {
    const found = page.sizes.map((size) => matchingCells(size, condition, voltages));
    return (found.find(({ length }) => length > 0) ?? []).flatMap(({ field }) => fields.get(field) ?? []);
  });
  const hasCell = (field: FacetField) =>
    page.look === 'table' ||
    page.sizes.some((size) => cellsOfField(size, field).length > 0) ||
    [...page.products.values()].some((product) => hasText(matching, product, field));
  const columns = new Map<string, FacetField>();
  for (const field of [...met, ...matching.filters.map((filter) => filter.field)])
    columns.set(field.key, field);
  for (const { field } of facets) {
    if (columns.size >= maxColumns) break;
    if (!columns.has(field.key) && hasCell(field)) columns.set(field.key, field);
  }
  return [...columns.values()].slice(0, maxColumns);
}

/** Whether a product is found by a value of its texts for a field that its table lacks. */
const hasText = (matching: Omit<SizeContext, 'columns'>, product: HydratedProduct, field: FacetField) =>
  describeTexts({ ...matching, columns: describeColumns([field], []) }, product).some(
    (cell) => cell !== null,
  );

/** Context shared by the products and rows of one response. */
interface ShownProducts extends SizeContext {
  products: HydratedProducts;
  categoryIndex: CategoryIndex;
}

/** Returns an empty list for a product that has been deleted in the meantime. */
function describeFound(
  context: ShownProducts,
  { product, sizes }: FoundProductSizes,
  options: { shown: number; isMatch: boolean; missing: string },
): FoundProductResponse[] {
  const { products, categoryIndex } = context;
  const hydrated = products.get(product);
  return hydrated ? [describeProduct(context, hydrated, { categoryIndex, sizes, ...options })] : [];
}

/** Describes the groups that have products on the page, with the totals of each group. */
function describeGroups(
  context: ShownProducts,
  groups: readonly ProductGroup[],
  page: FinderPage,
): FinderResponse['groups'] {
  const isOnPage = new Set(productsOf(page.products));
  return groups.flatMap(({ name, products }) => {
    const shown = products.filter(({ product }) => isOnPage.has(product));
    if (shown.length === 0) return [];
    return {
      name,
      productCount: products.length,
      sizeCount: countSizes(products),
      products: shown.flatMap((each) =>
        describeFound(context, each, { shown: maxSizes, isMatch: true, missing: '' }),
      ),
    };
  });
}

function describeRows(context: ShownProducts, rows: readonly FoundProductSizes[]): FinderResponse['rows'] {
  const { index, products } = context;
  return rows.flatMap(({ product, sizes }) => {
    const hydrated = products.get(product);
    const [size] = hydrated ? readingsOf(index, hydrated, sizes) : [];
    if (!hydrated || !size) return [];
    const texts = describeTexts(context, hydrated);
    const described = describeSize(context, size, { isMatch: true, texts });
    return [{ productId: index.ids[product] ?? 0, size: described }];
  });
}

function describeRowProducts(
  { products, categoryIndex }: ShownProducts,
  rows: readonly FoundProductSizes[],
): FinderResponse['rowProducts'] {
  return productsOf(rows).flatMap((product) => {
    const hydrated = products.get(product);
    return hydrated ? [serializeProductCard(hydrated.row, categoryIndex)] : [];
  });
}

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
