import {
  errorTexts,
  finderBounds,
  type FinderResponse,
  finderSearch,
  parseFinderQuery,
  type FinderQuery,
  type SearchTrialResponse,
} from '@elvora/catalogue/contract';
import {
  type ApiResponse,
  dataResponse,
  errorResponse,
  markMissed,
  temporaryHeaders,
} from '../../http/apiResponse.ts';
import { unknownWords } from '@elvora/catalogue/search';
import type { CategoryIndex } from '../categoryIndex.ts';
import { serializeProductCard } from '../serializers.ts';
import type { CategoryRow, Store } from '../../store/index.ts';
import { explain } from './explain.ts';
import { runFinderQuery } from './runFinderQuery.ts';
import { finderPageSize } from './finderPage.ts';
import { createProductHydrator } from './hydrateProducts.ts';
import { createSizeEngine, type LoadedProducts } from './sizeEngine.ts';
import { suggest } from './suggestions.ts';

/** The parameters of a query. */
export interface FinderContext {
  index: CategoryIndex;
  query: URLSearchParams;
}

/** Runs finder queries and suggests completions. */
export interface Finder {
  find(context: FinderContext): Promise<ApiResponse>;
  suggest(context: FinderContext): Promise<ApiResponse>;
  /** Explains how a query is interpreted, for staff. */
  explain(context: FinderContext): Promise<ApiResponse>;
}

/** @param patienceMs how long a query waits for the sizes to load */
export function createFinder(store: Store, patienceMs?: number): Finder {
  const engine = createSizeEngine({ store, patienceMs });
  const hydrate = createProductHydrator(store);
  return {
    async find({ index, query: parameters }) {
      if ((parameters.get('query') ?? '').length > finderBounds.queryLength) return queryTooLong;
      const { query, ignored } = parseFinderQuery(parameters);
      const category = query.category === null ? null : index.byName(query.category);
      if (category === undefined || (category && !index.isVisible(category.id)))
        return errorResponse(404, errorTexts.categoryNotFound);
      const loaded = await engine.current(index);
      if (loaded) {
        const result = await runFinderQuery(query, ignored, {
          loaded,
          categoryIndex: index,
          category,
          hydrate,
        });
        const missed = isMissed(result, query, loaded);
        const response = dataResponse<FinderResponse>({ ...result, isMissed: missed });
        return missed ? markMissed(response, query.query) : response;
      }
      const result = await findByText(store, query, ignored, { categoryIndex: index, category });
      return { ...dataResponse<FinderResponse>(result), headers: temporaryHeaders };
    },
    async explain({ index, query }) {
      const text = (query.get('query') ?? '').trim();
      if (text.length > finderBounds.queryLength) return queryTooLong;
      const loaded = await engine.current(index);
      return dataResponse<SearchTrialResponse>(
        loaded && (await explain(text, { loaded, categoryIndex: index, hydrate })),
      );
    },
    async suggest({ index, query }) {
      const text = query.get('query') ?? '';
      if (text.length > finderBounds.queryLength) return queryTooLong;
      const loaded = await engine.current(index);
      return suggest(text.trim(), { loaded, categoryIndex: index, hydrate });
    },
  };
}

/**
 * Whether a text has no results, only partial ones, or contains words that no product has. Later
 * pages and category pages do not count: the former repeat the query, and other categories may have
 * results.
 */
function isMissed(
  { totals, relaxed }: Pick<FinderResponse, 'totals' | 'relaxed'>,
  { query, category, filters, page }: FinderQuery,
  { search }: LoadedProducts,
): boolean {
  if (query.trim() === '' || category !== null || filters.length > 0 || page > 1) return false;
  if (totals.products === 0 || relaxed !== null) return true;
  return unknownWords(search.index, search.understand(query)).length > 0;
}

const queryTooLong = errorResponse(
  400,
  `The search text can have at most ${finderBounds.queryLength} characters.`,
);

/** Finds products by their texts only, while the sizes are not loaded yet. */
async function findByText(
  store: Store,
  query: FinderQuery,
  ignored: readonly string[],
  { categoryIndex, category }: { categoryIndex: CategoryIndex; category: CategoryRow | null },
): Promise<FinderResponse> {
  const offset = (query.page - 1) * finderPageSize;
  const { products, total } = await store.productPage({
    ...(query.query === '' ? {} : { search: query.query }),
    ...(category ? { categoryIds: categoryIndex.withDescendants(category.id).map(({ id }) => id) } : {}),
    hiddenCategoryIds: categoryIndex.hiddenIds,
    isCard: true,
    limit: finderPageSize,
    offset,
  });
  return {
    search: finderSearch({ ...query, filters: [] }),
    look: query.look,
    ignored: [...ignored],
    didYouMean: null,
    conditions: [],
    totals: { products: total, ofProducts: total, sizes: 0, ofSizes: 0 },
    page: query.page,
    pageCount: Math.max(1, Math.ceil(total / finderPageSize)),
    columns: [],
    groups:
      products.length === 0
        ? []
        : [
            {
              name: '',
              productCount: total,
              sizeCount: 0,
              products: products.map((product) => ({
                product: serializeProductCard(product, categoryIndex),
                sizeCount: 0,
                matchCount: 0,
                sizes: [],
                facts: [],
                missing: '',
              })),
            },
          ],
    rows: [],
    rowProducts: [],
    others: [],
    relaxed: null,
    facets: [],
    exactSize: null,
    isComplete: false,
    isMissed: false,
  };
}
