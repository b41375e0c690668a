import { parseKey, type DocumentResponse, type SiteMediaResponse } from '@elvora/catalogue/contract';
import type { DocumentItem, HistoryKind, QualityIssue } from '@elvora/catalogue/model';
import { readEntryId } from '../entryId.ts';
import type { Store } from '../store/index.ts';
import { emptySiteTexts, type SiteTexts } from '../texts/siteTexts.ts';
import { type ApiResponse, dataResponse, errorResponse } from '../http/apiResponse.ts';
import {
  allCategories,
  categoryChildren,
  categoryDetail,
  menuCategories,
  subCategories,
  topCategories,
} from './categoryHandlers.ts';
import { createComparison } from './comparison.ts';
import { history, trash } from './historyHandlers.ts';
import { createCategoryIndexCache } from './categoryIndex.ts';
import { maxPageSize, type PageParams } from './productHandlers.ts';
import { createProductArticles } from './productArticles.ts';
import { productCases, summary } from './productLists.ts';
import { collectSlices, type SlicedResponse } from './productSlices.ts';
import { createFinder } from './finder/finder.ts';
import { type CaseHandler, idParam, type QueryContext } from './queryContext.ts';
import { quality } from './qualityHandler.ts';
import { createTableCheck } from './tableCheck.ts';
import { vocabularyList } from './vocabularyHandler.ts';
import { articleById, articleList, sitePageByName } from './siteTextHandlers.ts';
import { serializePicture } from './serializers.ts';

export interface ApiHandlerOptions {
  store: Store;
  /** Documents of Media & Downloads, with the sizes of their files. */
  documents: readonly DocumentItem[];
  /** Articles and long pages. @default none */
  texts?: SiteTexts;
  /** Whether the file of a document exists. @default true for all */
  hasFile?: (document: DocumentItem) => Promise<boolean>;
  /** Problems of the server for staff. @default none */
  serverIssues?: () => Promise<readonly QualityIssue[]>;
  /** Maximum time a finder query waits for the sizes to load, in milliseconds. */
  finderPatienceMs?: number;
}

/** Sender of a request; all visitors get the same responses. */
export interface Requester {
  isStaff: boolean;
  /** Client on whose behalf long lists are sent; clients take turns. @default the server itself */
  client?: string;
}

/** Responds to a resource key (the path below the API base), for HTTP and for pages alike. */
export interface ApiHandler {
  (key: string, requester?: Requester): Promise<ApiResponse>;
  /** Responds with long lists in slices, which are never held in memory together. @default this handler */
  sliced?: SlicedApiHandler;
}

type SlicedApiHandler = (key: string, requester?: Requester) => Promise<SlicedResponse>;

const categoryCases = (fullList: CaseHandler): Readonly<Record<string, CaseHandler>> => ({
  '': fullList,
  get_categories_by_parent: (context) =>
    categoryChildren(context, idParam(context), {
      isForLeavesOnly: context.query.get('products') === 'leaf',
    }),
  get_sub_categories: (context) => subCategories(context, context.scope),
  get_category_tree: (context) => allCategories(context, context.scope),
});

/** Handlers by path and `case` parameter; the empty name serves requests without one. */
const casesByPath: Readonly<Record<string, Readonly<Record<string, CaseHandler>>>> = {
  '/products': productCases,
  '/products.php': productCases,
  '/api/categories': categoryCases(menu),
  '/categories': categoryCases((context) => topCategories(context, context.scope)),
  '/products/categories': { '': (context) => allCategories(context, 'visible') },
  '/documents': { '': (context) => dataResponse<readonly DocumentResponse[]>(context.documents) },
  '/site/media': { '': siteMedia },
  '/site/articles': { '': articleList },
  '/site/article': { '': (context) => articleById(context, idParam(context)) },
  '/site/page': { '': (context) => sitePageByName(context, context.query.get('name') ?? '') },
  '/finder': { '': (context) => context.finder.find(context) },
  '/comparison': { '': (context) => context.compare(context) },
  '/suggestions': { '': (context) => context.finder.suggest(context) },
  '/summary': { '': summary },
  '/trash': { '': trash },
  '/quality': { '': quality },
  '/search-trial': { '': (context) => context.finder.explain(context) },
  '/table-issues': { '': (context) => context.tableCheck.respond(context) },
  '/vocabulary': { '': vocabularyList },
};

/** Paths of the API; category and product names may follow `/products/categories`. */
export const apiPaths = Object.keys(casesByPath);

/** Values of `case` that a path accepts; the empty one is for requests without it. */
export const casesOf = (path: string): readonly string[] =>
  Object.keys(Object.hasOwn(casesByPath, path) ? (casesByPath[path] ?? {}) : { '': null });

/** Paths that always need a session. */
export const staffOnlyPaths: ReadonlySet<string> = new Set([
  '/summary',
  '/trash',
  '/quality',
  '/search-trial',
  '/table-issues',
  '/vocabulary',
]);

/** Kinds of entries by the path of their list; the history of an entry is for staff only. */
const entryKinds: Readonly<Record<string, HistoryKind>> = {
  products: 'product',
  categories: 'category',
  vocabulary: 'vocabulary',
};

/** Parses `/products/:id/history`; returns null for other paths. */
function parseHistoryPath([list = '', id, last, ...rest]: readonly string[]) {
  const kind = Object.hasOwn(entryKinds, list) ? entryKinds[list] : undefined;
  const entryId = readEntryId(id);
  if (!kind || last !== 'history' || rest.length > 0 || entryId === null) return null;
  return { kind, id: entryId };
}

/** Responds with all categories, or with those of the upper `levels`. */
function menu(context: QueryContext): Promise<SlicedResponse> | SlicedResponse {
  const levels = context.query.get('levels');
  if (levels === null) return allCategories(context, 'visible');
  if (!/^[1-9]\d{0,2}$/.test(levels)) return errorResponse(400, 'levels must be a whole number from 1.');
  return menuCategories(context, Number(levels));
}

async function siteMedia({ store, query }: QueryContext): Promise<ApiResponse> {
  const paths = new Set((query.get('paths') ?? '').split(','));
  const rows = (await store.siteMedia()).filter(({ path }) => paths.has(path));
  return dataResponse<SiteMediaResponse>(
    Object.fromEntries(rows.map(({ path, alt, ...picture }) => [path, serializePicture(picture, alt)])),
  );
}

const readFields = (fields: string | null) => (fields === 'card' || fields === 'hit' ? fields : 'full');

/** Creates the handler for consumers that need complete responses, such as pages. */
export function createApiHandler(options: ApiHandlerOptions): ApiHandler {
  const sliced = createSlicedApiHandler(options);
  const handle: ApiHandler = async (key, requester) => collectSlices(await sliced(key, requester));
  return Object.assign(handle, { sliced });
}

function createSlicedApiHandler({
  store,
  documents,
  texts = emptySiteTexts,
  hasFile = async () => true,
  serverIssues = async () => [],
  finderPatienceMs,
}: ApiHandlerOptions): SlicedApiHandler {
  const categoryIndex = createCategoryIndexCache(store);
  const finder = createFinder(store, finderPatienceMs);
  const articlesOf = createProductArticles(texts);
  const compare = createComparison(store);
  const tableCheck = createTableCheck(store);

  return async function handle(key, { isStaff, client = '' } = { isStaff: false }) {
    const parsed = parseKey(key);
    if (!parsed) return errorResponse(400, 'This address cannot be read.');
    const { path, parts, query } = parsed;
    const historyOf = parseHistoryPath(parts);
    const isForStaff = historyOf !== null || staffOnlyPaths.has(path) || query.get('scope') === 'all';
    if (isForStaff && !isStaff) return errorResponse(401, 'Please sign in.');

    if (historyOf) return history({ store }, historyOf);

    const pagination = parsePagination(query);
    if (!pagination) return errorResponse(400, 'limit, offset and after must be whole numbers from 0.');

    const cases = Object.hasOwn(casesByPath, path) ? casesByPath[path] : undefined;
    const createContext = async (): Promise<QueryContext> => ({
      store,
      finder,
      compare,
      tableCheck,
      documents,
      texts,
      articlesOf,
      hasFile,
      serverIssues,
      index: await categoryIndex(),
      query,
      pagination,
      scope: isForStaff ? 'all' : 'visible',
      fields: readFields(query.get('fields')),
      client,
    });
    if (cases) {
      const name = query.get('case') ?? '';
      const handleCase = Object.hasOwn(cases, name) ? cases[name] : undefined;
      return handleCase ? handleCase(await createContext()) : errorResponse(400, 'This case is unknown.');
    }
    const [category, type, product, ...rest] = parts.slice(2);
    if (path.startsWith('/products/categories/') && category !== undefined && rest.length === 0) {
      return categoryDetail(await createContext(), {
        category,
        ...(type === undefined ? {} : { type }),
        ...(product === undefined ? {} : { product }),
        ...(pagination.limit === undefined ? {} : { limit: pagination.limit }),
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
  // An offset or cursor without a limit still returns one page at most.
  const hasStart = page.offset !== undefined || page.after !== undefined;
  return hasStart && page.limit === undefined ? { ...page, limit: maxPageSize } : page;
}
