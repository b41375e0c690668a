import {
  parseKey,
  productFlagFilters,
  productSorts,
  type CatalogueSummaryResponse,
  type DocumentResponse,
  type SiteMediaResponse,
} from '@elvora/catalogue/contract';
import type { CatalogueKind, DocumentItem } from '@elvora/catalogue/model';
import { readId } from '@elvora/catalogue/operations';
import type { Store } from '../store/index.ts';
import { emptySiteTexts, type SiteTexts } from '../texts/siteTexts.ts';
import { type ApiResponse, dataResponse, errorResponse } from './apiResponse.ts';
import {
  allCategories,
  categoryChildren,
  categoryDetail,
  menuCategories,
  subCategories,
  topCategories,
} from './categoryHandlers.ts';
import { history, trash } from './historyHandlers.ts';
import { type CategoryIndex, createCategoryIndexCache } from './categoryIndex.ts';
import {
  bestSellers,
  maxPageSize,
  maxSearchLength,
  type PageParams,
  productById,
  productList,
  productsByCategory,
  searchProducts,
} from './productHandlers.ts';
import { quality } from './qualityHandler.ts';
import { articleById, articleList, sitePageByName } from './siteTextHandlers.ts';
import { serializePicture } from './serializers.ts';

export interface ApiHandlerOptions {
  store: Store;
  /** The documents of Media & Downloads, sizes read from the files. */
  documents: readonly DocumentItem[];
  /** Articles and long pages. @default none */
  texts?: SiteTexts;
  /** Whether the file of a document is there. @default it is */
  hasFile?: (document: DocumentItem) => Promise<boolean>;
}

/** Who asks: answers to visitors never depend on who they are. */
export interface Requester {
  isStaff: boolean;
}

/** Answers a resource key (the path below the API base): the one way to read, over HTTP and for pages. */
export type ApiHandler = (key: string, asker?: Requester) => Promise<ApiResponse>;

interface QueryContext {
  store: Store;
  index: CategoryIndex;
  documents: readonly DocumentItem[];
  texts: SiteTexts;
  hasFile: (document: DocumentItem) => Promise<boolean>;
  query: URLSearchParams;
  pagination: PageParams;
  scope: 'visible' | 'all';
  fields: 'card' | 'whole';
}

type CaseHandler = (question: QueryContext) => Promise<ApiResponse> | ApiResponse;

const idParam = ({ query }: QueryContext) => query.get('id') ?? '';

const productCases: Readonly<Record<string, CaseHandler>> = {
  '': filteredProducts,
  get_product_bestseller: bestSellers,
  get_product_by_id: (q) => productById(q, idParam(q), q.scope),
  get_product_by_category_id: (q) => productsByCategory(q, idParam(q)),
  get_product_trending: (q) => productList(q, { ...q.pagination, isTrending: true, fields: q.fields }),
  get_product_new: (q) => productList(q, { ...q.pagination, order: 'newest', fields: q.fields }),
  search_product: (q) => searchProducts(q, q.query.get('query') ?? '', q.pagination),
};

/** The list, with what narrows it (`ProductListOptions`). */
function filteredProducts({
  query,
  index,
  pagination,
  scope,
  fields,
  ...q
}: QueryContext): Promise<ApiResponse> | ApiResponse {
  const words = query.get('query') ?? '';
  const category = query.get('category');
  const flag = query.get('flag');
  const sort = query.get('sort');
  if (words.length > maxSearchLength) {
    return errorResponse(400, `The text to search for has at most ${maxSearchLength} characters.`);
  }
  const order = productSorts.find((known) => known === sort);
  if (flag !== null && !productFlagFilters.some((known) => known === flag)) {
    return errorResponse(400, 'This flag is not known.');
  }
  if (sort !== null && order === undefined) return errorResponse(400, 'This order is not known.');
  if (pagination.after !== undefined && (words.trim() !== '' || (order ?? 'oldest') !== 'oldest')) {
    return errorResponse(400, 'after is for the order of numbers alone.');
  }
  return productList(
    { ...q, index },
    {
      ...pagination,
      scope,
      fields,
      ...(words.trim() === '' ? {} : { search: words }),
      ...(category === null ? {} : { categoryIds: descendantCategoryIds(index, category) }),
      ...(flag === 'bestseller' ? { isBestseller: true } : {}),
      ...(flag === 'trending' ? { isTrending: true } : {}),
      ...(order === undefined ? {} : { order }),
    },
  );
}

/** A category of this name and everything below it; none for an unknown name. */
function descendantCategoryIds(index: CategoryIndex, name: string): number[] {
  const category = index.byName(name);
  return category ? index.withDescendants(category.id).map(({ id }) => id) : [];
}

const categoryCases = (whole: CaseHandler): Readonly<Record<string, CaseHandler>> => ({
  '': whole,
  get_categories_by_parent: (q) => categoryChildren(q, idParam(q)),
  get_sub_categories: (q) => subCategories(q, q.scope),
  get_category_tree: (q) => allCategories(q, q.scope),
});

/** Cases of each path; a path without cases has the one with no name. */
const casesByPath: Readonly<Record<string, Readonly<Record<string, CaseHandler>>>> = {
  '/products': productCases,
  '/products.php': productCases,
  '/api/categories': categoryCases(menu),
  '/categories': categoryCases((q) => topCategories(q, q.scope)),
  '/products/categories': { '': (q) => allCategories(q, 'visible') },
  '/documents': { '': (q) => dataResponse<readonly DocumentResponse[]>(q.documents) },
  '/site/media': { '': siteMedia },
  '/site/articles': { '': articleList },
  '/site/article': { '': (q) => articleById(q, idParam(q)) },
  '/site/page': { '': (q) => sitePageByName(q, q.query.get('name') ?? '') },
  '/summary': { '': summary },
  '/trash': { '': trash },
  '/quality': { '': quality },
};

/** Paths that answer; more names may follow `/products/categories`. */
export const apiPaths = Object.keys(casesByPath);

/** Paths whose every answer needs a session. */
export const staffOnlyPaths: ReadonlySet<string> = new Set(['/summary', '/trash', '/quality']);

/** Kinds of entries by the path of their list; each entry has a history below it, for staff alone. */
const entryKinds: Readonly<Record<string, CatalogueKind>> = { products: 'product', categories: 'category' };

/** The history a path asks for; null when it asks for something else. */
function parseHistoryPath([list = '', id, last, ...rest]: readonly string[]) {
  const kind = Object.hasOwn(entryKinds, list) ? entryKinds[list] : undefined;
  const known = readId(id);
  if (!kind || last !== 'history' || rest.length > 0 || known === null) return null;
  return { kind, id: known };
}

/** All categories; with `levels`, those of so many alone. */
function menu(q: QueryContext): Promise<ApiResponse> | ApiResponse {
  const levels = q.query.get('levels');
  if (levels === null) return allCategories(q, 'visible');
  if (!/^[1-9]\d{0,2}$/.test(levels)) return errorResponse(400, 'levels is a whole number from 1.');
  return menuCategories(q, Number(levels));
}

async function siteMedia({ store, query }: QueryContext): Promise<ApiResponse> {
  const wanted = new Set((query.get('paths') ?? '').split(','));
  const rows = (await store.siteMedia()).filter(({ path }) => wanted.has(path));
  return dataResponse<SiteMediaResponse>(
    Object.fromEntries(rows.map(({ path, alt, ...picture }) => [path, serializePicture(picture, alt)])),
  );
}

/** Counts of the dashboard (S-267…S-269); they equal the lengths of the lists staff see (S-417). */
async function summary({ store, index }: QueryContext): Promise<ApiResponse> {
  const [products, bestsellers, trending] = await Promise.all([
    store.countProducts({}),
    store.countProducts({ isBestseller: true }),
    store.countProducts({ isTrending: true }),
  ]);
  return dataResponse<CatalogueSummaryResponse>({
    products,
    categories: index.all.length,
    bestsellers,
    trending,
  });
}

export function createApiHandler({
  store,
  documents,
  texts = emptySiteTexts,
  hasFile = async () => true,
}: ApiHandlerOptions): ApiHandler {
  const categoryIndex = createCategoryIndexCache(store);

  return async function answer(key, { isStaff } = { isStaff: false }) {
    const parsed = parseKey(key);
    if (!parsed) return errorResponse(400, 'This address cannot be read.');
    const { path, parts, query } = parsed;
    const asked = parseHistoryPath(parts);
    const isForStaff = asked !== null || staffOnlyPaths.has(path) || query.get('scope') === 'all';
    if (isForStaff && !isStaff) return errorResponse(401, 'Please sign in.');

    if (asked) return history({ store }, asked);

    const page = parsePagination(query);
    if (!page) return errorResponse(400, 'limit, offset and after are whole numbers from 0.');

    const cases = Object.hasOwn(casesByPath, path) ? casesByPath[path] : undefined;
    const question = async (): Promise<QueryContext> => ({
      store,
      documents,
      texts,
      hasFile,
      index: await categoryIndex(),
      query,
      pagination: page,
      scope: isForStaff ? 'all' : 'visible',
      fields: query.get('fields') === 'card' ? 'card' : 'whole',
    });
    if (cases) {
      const name = query.get('case') ?? '';
      const chosen = Object.hasOwn(cases, name) ? cases[name] : undefined;
      return chosen ? chosen(await question()) : errorResponse(400, 'This case is not known.');
    }
    const [category, type, product, ...rest] = parts.slice(2);
    if (path.startsWith('/products/categories/') && category !== undefined && rest.length === 0) {
      return categoryDetail(await question(), {
        category,
        ...(type === undefined ? {} : { type }),
        ...(product === undefined ? {} : { product }),
        ...(page.limit === undefined ? {} : { limit: page.limit }),
        ...(query.has('slug') ? { slug: query.get('slug') ?? '' } : {}),
      });
    }
    return errorResponse(404, 'There is nothing at this address.');
  };
}

function parsePagination(query: URLSearchParams): PageParams | null {
  const page: PageParams = {};
  for (const name of ['limit', 'offset', 'after'] as const) {
    const text = query.get(name);
    if (text === null) continue;
    if (!/^\d{1,9}$/.test(text)) return null;
    page[name] = name === 'limit' ? Math.min(Number(text), maxPageSize) : Number(text);
  }
  // A beginning alone still gives at most one page.
  const begins = page.offset !== undefined || page.after !== undefined;
  return begins && page.limit === undefined ? { ...page, limit: maxPageSize } : page;
}
