import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { TableIssuePageResponse } from '@elvora/catalogue/contract';
import { type TableIssue, type TableIssueKind, tableIssueKinds } from '@elvora/catalogue/model';
import { readSpecification } from '@elvora/catalogue/operations';
import { checkTable, HeaderSpellings, nearHeaders } from '@elvora/catalogue/tables';
import { acceptedFingerprints, issueFingerprint } from './acceptedIssues.ts';
import { findSharedCodeIssues } from './sharedCodeIssues.ts';
import { type ApiResponse, dataResponse, errorResponse } from '../http/apiResponse.ts';
import type { ProductRow, Store } from '../store/index.ts';
import type { CategoryIndex } from './categoryIndex.ts';
import { idSlices } from './productSlices.ts';

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

/** Cached facts about a product: its titles, and the issues of its own table. */
interface CheckedProduct {
  id: number;
  name: string;
  version: number;
  categoryId: number | null;
  headers: readonly string[];
  /** Fingerprints of accepted issues. */
  accepted: ReadonlySet<string>;
  issues: readonly TableIssue[];
}

/** The products of one catalogue version. */
interface CheckedCatalogue {
  version: number;
  generation: string;
  products: Map<number, CheckedProduct>;
  /** Codes that several products have, by the id of each product. */
  sharedCodes: ReadonlyMap<number, readonly TableIssue[]>;
  /** Whether issues were left out because there are too many. */
  isCut: boolean;
}

/** Maximum number of listed issues; more appear when these are corrected. */
const maxIssues = 2000;
/** Maximum number of cached issues with their corrections. With more, a change rechecks all tables. */
const maxHeld = 2 * maxIssues;
/** Maximum number of changed products that are rechecked one by one; with more, all tables are. */
const maxChanges = 2000;
const defaultLimit = 50;

/** Creates a check that reads all tables once, and afterwards only those that have changed. */
export function createTableCheck(
  store: Pick<Store, 'productIds' | 'productsByIds' | 'tableLengths' | 'sizeReadings' | 'orderingCodes'>,
): TableCheck {
  let checked: CheckedCatalogue | null = null;
  let checking: Promise<unknown> = Promise.resolve();
  let listed: { of: CategoryIndex; issues: IssueResponse[]; tableCount: number } | null = null;

  /** Checks products. Resolves to whether issues were omitted. */
  async function readProducts(
    products: Map<number, CheckedProduct>,
    ids: readonly number[],
  ): Promise<boolean> {
    let held = [...products.values()].reduce((sum, { issues }) => sum + issues.length, 0);
    let isCut = false;
    for await (const slice of idSlices(store, ids, false)) {
      const rows = new Map((await store.productsByIds(slice, {})).map((row) => [row.id, row]));
      for (const id of slice) {
        const row = rows.get(id);
        const product = row && checkProduct(row);
        held -= products.get(id)?.issues.length ?? 0;
        if (!product) products.delete(id);
        else if (held + product.issues.length <= maxHeld) {
          products.set(id, product);
          held += product.issues.length;
        } else {
          products.set(id, { ...product, issues: [] });
          isCut = true;
        }
      }
      await yieldToEventLoop();
    }
    return isCut;
  }

  async function update(): Promise<CheckedCatalogue> {
    const [version, generation] = [await store.sizeReadings.version(), await store.sizeReadings.generation()];
    if (checked?.version === version) return checked;
    const before = checked?.generation === generation && !checked.isCut ? checked : null;
    const changed = before ? await store.sizeReadings.changedSince(before.version, maxChanges + 1) : null;
    const isFew = changed !== null && changed.length <= maxChanges;
    const products = before && isFew ? new Map(before.products) : new Map<number, CheckedProduct>();
    const isCut = await readProducts(products, isFew ? changed : (await store.productIds({})).ids);
    const sharedCodes = await findSharedCodeIssues(store, maxIssues);
    checked = { version, generation, products, sharedCodes, isCut };
    return checked;
  }

  /** Serialized, because concurrent requests would each read all tables. */
  function current(): Promise<CheckedCatalogue> {
    const next = checking.then(update);
    checking = next.catch(() => undefined);
    return next;
  }

  return {
    async respond({ index, query, pagination: { limit = defaultLimit, offset = 0 } }) {
      const wanted = query.get('kind');
      const kind = tableIssueKinds.find((one) => one === wanted);
      if (wanted !== null && !kind) return errorResponse(400, 'This kind is unknown.');
      const catalogue = await current();
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

/** Checks the table of a product; null without a readable one. */
function checkProduct({
  id,
  name,
  version,
  category_id: categoryId,
  data,
  accepted_issues: acceptedIssues,
}: ProductRow): CheckedProduct | null {
  const specification = readSpecification(data);
  if (specification.status !== 'ready') return null;
  const { table } = specification;
  const accepted = acceptedFingerprints(acceptedIssues);
  const issues = checkTable(
    table,
    (issue) => accepted.size === 0 || !accepted.has(issueFingerprint(issue, table)),
  );
  return { id, name, version, categoryId, headers: table.headers, accepted, issues };
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
    const own = [...product.issues, ...near, ...(sharedCodes.get(productId) ?? [])];
    issues.push(...own.map((issue) => toResponse({ ...issue, productId, productName, version })));
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
