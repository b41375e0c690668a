import { setImmediate } from 'node:timers/promises';
import type { QualityResponse } from '@elvora/catalogue/contract';
import { type DocumentItem, type QualityIssue, qualityProblems } from '@elvora/catalogue/model';
import { compareNames, hasValues, readSpecification } from '@elvora/catalogue/operations';
import type { ProductRow, Store } from '../store/index.ts';
import { type ApiResponse, dataResponse } from './apiResponse.ts';
import type { CategoryIndex } from './categoryIndex.ts';

export interface QualityContext {
  store: Pick<Store, 'products'>;
  index: CategoryIndex;
  documents: readonly DocumentItem[];
  /** Whether the file of a document is there. */
  hasFile: (document: DocumentItem) => Promise<boolean>;
}

/** So many products are read before others may have their turn. */
const batchSize = 200;

/** What is found in the products and categories of one version, which each has an index of its own. */
const issuesByIndex = new WeakMap<CategoryIndex, Promise<readonly QualityIssue[]>>();

/** What somebody who keeps the catalogue should look at: what matters most first, then by name. */
export async function quality({ store, index, documents, hasFile }: QualityContext): Promise<ApiResponse> {
  const known = issuesByIndex.get(index);
  const looking = known ?? catalogueIssues(store, index);
  if (!known) {
    issuesByIndex.set(index, looking);
    looking.catch(() => issuesByIndex.delete(index));
  }
  const missing = await Promise.all(
    documents.map(async (document) => ((await hasFile(document)) ? [] : [document])),
  );
  const issues: QualityIssue[] = [
    ...(await looking),
    ...missing
      .flat()
      .map(
        ({ id, name }) => ({ problem: 'document-missing', kind: 'document', id, name, detail: '' }) as const,
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
  const products = await store.products({});
  const issues: QualityIssue[] = [];
  for (let from = 0; from < products.length; from += batchSize) {
    issues.push(
      ...products.slice(from, from + batchSize).flatMap((product) => productIssues(product, index)),
    );
    await setImmediate();
  }
  return [...issues, ...emptyCategories(products, index)];
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
  const reading = readSpecification(data);
  const isBlank = reading.status === 'none' || (reading.status === 'ready' && !hasValues(reading.table));
  return [
    ...(category_id === null || !index.byId(category_id) ? [issue('category-missing', category_name)] : []),
    ...(reading.status === 'invalid' ? [issue('table-invalid', reading.reason)] : []),
    ...(pictures.length === 0 ? [issue('image-missing')] : []),
    ...(isBlank ? [issue('table-missing')] : []),
  ];
}

/** Categories with nothing below them; products of inactive ones count as well. */
function emptyCategories(products: readonly ProductRow[], index: CategoryIndex): QualityIssue[] {
  const filled = new Set(products.map(({ category_id }) => category_id));
  return index.all
    .filter(({ id }) => !index.withDescendants(id).some((category) => filled.has(category.id)))
    .map(({ id, name }) => ({ problem: 'category-empty', kind: 'category', id, name, detail: '' }));
}
