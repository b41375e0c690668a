import type { TableIssuePageResponse } from '@elvora/catalogue/contract';
import { type TableIssue, type TableIssueKind, tableIssueKinds } from '@elvora/catalogue/model';
import { HeaderSpellings, nearHeaders } from '@elvora/catalogue/tables';
import { type ApiResponse, dataResponse, errorResponse } from '../http/apiResponse.ts';
import { issueFingerprint } from './acceptedIssues.ts';
import type { CategoryIndex } from './categoryIndex.ts';
import {
  type CheckedCatalogue,
  type CheckedProduct,
  type CheckedStore,
  createCheckedCatalogue,
} from './checkedCatalogue.ts';

/** Finds likely mistakes in the tables of all products, for staff. */
export interface TableCheck {
  respond(context: TableCheckContext): Promise<ApiResponse>;
}

interface TableCheckContext {
  index: CategoryIndex;
  query: URLSearchParams;
  pagination: { limit?: number; offset?: number };
}

type IssueResponse = TableIssuePageResponse['items'][number];

/** Maximum number of listed issues; more appear when these are corrected. */
const maxIssues = 2000;
const defaultLimit = 50;

export function createTableCheck(store: CheckedStore): TableCheck {
  const checkedCatalogue = createCheckedCatalogue(store, maxIssues);
  let listed: { of: CategoryIndex; issues: IssueResponse[]; tableCount: number } | null = null;

  return {
    async respond({ index, query, pagination: { limit = defaultLimit, offset = 0 } }) {
      const wanted = query.get('kind');
      const kind = tableIssueKinds.find((one) => one === wanted);
      if (wanted !== null && !kind) return errorResponse(400, 'This kind is unknown.');
      const catalogue = await checkedCatalogue.current();
      if (listed?.of !== index) {
        listed = { of: index, issues: listIssues(catalogue, index), tableCount: catalogue.products.size };
      }
      const { issues, tableCount } = listed;
      const shown = kind ? issues.filter((issue) => issue.kind === kind) : issues;
      return dataResponse<TableIssuePageResponse>({
        tableCount,
        isComplete: issues.length < maxIssues,
        counts: countKinds(issues),
        total: shown.length,
        items: shown.slice(offset, offset + limit),
      });
    },
  };
}

/** Lists the issues of all products by kind; titles are compared within the main categories. */
function listIssues(
  { products: byId, sharedCodes }: CheckedCatalogue,
  index: CategoryIndex,
): IssueResponse[] {
  const products = [...byId.values()];
  const branches = new Map<number, HeaderSpellings>();
  const branchOf = ({ categoryId }: CheckedProduct): HeaderSpellings => {
    const id = (categoryId === null ? undefined : index.path(categoryId)[0]?.id) ?? 0;
    const branch = branches.get(id) ?? new HeaderSpellings();
    branches.set(id, branch);
    return branch;
  };
  for (const product of products) branchOf(product).add(product.headers);
  const issues: IssueResponse[] = [];
  for (const product of products) {
    const { id: productId, name: productName, version, headers, accepted } = product;
    const near = nearHeaders(headers, branchOf(product)).filter(
      (issue) => !accepted.has(issueFingerprint(issue, { headers, rows: [] })),
    );
    const productIssues = [...product.issues, ...near, ...(sharedCodes.get(productId) ?? [])];
    issues.push(...productIssues.map((issue) => toResponse({ ...issue, productId, productName, version })));
    if (issues.length >= maxIssues) break;
  }
  return issues
    .slice(0, maxIssues)
    .toSorted((a, b) => tableIssueKinds.indexOf(a.kind) - tableIssueKinds.indexOf(b.kind));
}

const toResponse = (issue: TableIssue & Pick<IssueResponse, 'productId' | 'productName' | 'version'>) => ({
  ...issue,
  details: [...issue.details],
  headersAfter: [...issue.headersAfter],
  rows: issue.rows.map((row) => ({ ...row, after: [...row.after] })),
});

const countKinds = (issues: readonly IssueResponse[]): Record<TableIssueKind, number> => {
  const counts = { 'mixed-units': 0, 'near-headers': 0, outliers: 0, 'empty-codes': 0, 'doubled-codes': 0 };
  for (const { kind } of issues) counts[kind] += 1;
  return counts;
};
