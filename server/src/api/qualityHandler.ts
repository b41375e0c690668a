import { setImmediate } from 'node:timers/promises';
import { type QualityResponse, tableProblem } from '@elvora/catalogue/contract';
import { type DocumentItem, type QualityIssue, qualityProblems } from '@elvora/catalogue/model';
import { compareNames, hasValues, readSpecification } from '@elvora/catalogue/operations';
import type { SiteTexts } from '../texts/siteTexts.ts';
import type { ProductRow, Store } from '../store/index.ts';
import { type ApiResponse, dataResponse } from '../http/apiResponse.ts';
import type { CategoryIndex } from './categoryIndex.ts';
import { fullSlices } from './productSlices.ts';

export interface QualityContext {
  store: Pick<Store, 'productIds' | 'productsByIds' | 'tableLengths'>;
  index: CategoryIndex;
  documents: readonly DocumentItem[];
  texts: Pick<SiteTexts, 'placeholders'>;
  /** Whether the file of a document exists. */
  hasFile: (document: DocumentItem) => Promise<boolean>;
  serverIssues: () => Promise<readonly QualityIssue[]>;
}

/** Issues of the products and categories of one catalogue version, by its index. */
const issuesByIndex = new WeakMap<CategoryIndex, Promise<readonly QualityIssue[]>>();

/** Responds with the issues of the server and of the catalogue, by severity, then by name. */
export async function quality({
  store,
  index,
  documents,
  texts,
  hasFile,
  serverIssues,
}: QualityContext): Promise<ApiResponse> {
  const cached = issuesByIndex.get(index);
  const pendingIssues = cached ?? catalogueIssues(store, index);
  if (!cached) {
    issuesByIndex.set(index, pendingIssues);
    pendingIssues.catch(() => issuesByIndex.delete(index));
  }
  const missing = await Promise.all(
    documents.map(async (document) => ((await hasFile(document)) ? [] : [document])),
  );
  const issues: QualityIssue[] = [
    ...(await serverIssues()),
    ...(await pendingIssues),
    ...missing
      .flat()
      .map(
        ({ id, name }) => ({ problem: 'document-missing', kind: 'document', id, name, detail: '' }) as const,
      ),
    ...texts.placeholders.map(
      ({ place, text }, at) =>
        ({ problem: 'placeholder', kind: 'text', id: at + 1, name: place, detail: text }) as const,
    ),
  ];
  return dataResponse<QualityResponse>(
    issues.toSorted(
      (a, b) =>
        qualityProblems.indexOf(a.problem) - qualityProblems.indexOf(b.problem) ||
        compareNames(a.name, b.name) ||
        a.id - b.id,
    ),
  );
}

async function catalogueIssues(
  store: QualityContext['store'],
  index: CategoryIndex,
): Promise<readonly QualityIssue[]> {
  const { ids } = await store.productIds({});
  const issues: QualityIssue[] = [];
  const filled = new Set<number | null>();
  for await (const slice of fullSlices(store, ids)) {
    const products = await store.productsByIds(slice, {});
    for (const product of products) filled.add(product.category_id);
    issues.push(...products.flatMap((product) => productIssues(product, index)));
    await setImmediate();
  }
  return [...issues, ...emptyCategories(filled, index)];
}

function productIssues(product: ProductRow, index: CategoryIndex): QualityIssue[] {
  const { id, name, category_id, category_name, pictures, data } = product;
  const issue = (problem: QualityIssue['problem'], detail = ''): QualityIssue => ({
    problem,
    kind: 'product',
    id,
    name,
    detail,
  });
  const specification = readSpecification(data);
  const tooLarge = data === null ? null : tableProblem(data);
  const isBlank =
    specification.status === 'none' || (specification.status === 'ready' && !hasValues(specification.table));
  return [
    ...(category_id === null || !index.byId(category_id) ? [issue('category-missing', category_name)] : []),
    ...(specification.status === 'invalid' ? [issue('table-invalid', specification.reason)] : []),
    ...(tooLarge === null ? [] : [issue('table-too-large', tooLarge)]),
    ...(pictures.length === 0 ? [issue('image-missing')] : []),
    ...(isBlank ? [issue('table-missing')] : []),
  ];
}

/** Returns categories without products in them or below, inactive categories included. */
function emptyCategories(filled: ReadonlySet<number | null>, index: CategoryIndex): QualityIssue[] {
  return index.all
    .filter(({ id }) => !index.withDescendants(id).some((category) => filled.has(category.id)))
    .map(({ id, name }) => ({ problem: 'category-empty', kind: 'category', id, name, detail: '' }));
}
