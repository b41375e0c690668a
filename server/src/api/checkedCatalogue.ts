import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { TableIssue } from '@elvora/catalogue/model';
import { readSpecification } from '@elvora/catalogue/operations';
import { checkTable } from '@elvora/catalogue/tables';
import type { ProductRow, Store } from '../store/index.ts';
import { acceptedFingerprints, issueFingerprint } from './acceptedIssues.ts';
import { fullSlices } from './productSlices.ts';
import { findSharedCodeIssues } from './sharedCodeIssues.ts';

export type CheckedStore = Pick<
  Store,
  'productIds' | 'productsByIds' | 'tableLengths' | 'sizeReadings' | 'orderingCodes'
>;

/** Cached facts about a product: its titles, and the issues of its own table. */
export interface CheckedProduct {
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
export interface CheckedCatalogue {
  version: number;
  generation: string;
  products: Map<number, CheckedProduct>;
  /** Codes that several products have, by the id of each product. */
  sharedCodes: ReadonlyMap<number, readonly TableIssue[]>;
  /** Whether issues were left out because there are too many. */
  isTruncated: boolean;
}

/** Maximum number of changed products that are rechecked one by one; with more, all tables are. */
const maxChanges = 2000;

/** Creates a check of all tables: the first call reads all of them, later ones only those that have changed. */
export function createCheckedCatalogue(store: CheckedStore, maxIssues: number) {
  /** With more cached issues and corrections, a change rechecks all tables. */
  const maxCachedIssues = 2 * maxIssues;
  let checked: CheckedCatalogue | null = null;
  let checking: Promise<unknown> = Promise.resolve();

  /** Checks products. Resolves to whether issues were omitted. */
  async function readProducts(
    products: Map<number, CheckedProduct>,
    ids: readonly number[],
  ): Promise<boolean> {
    let cachedCount = [...products.values()].reduce((sum, { issues }) => sum + issues.length, 0);
    let isTruncated = false;
    for await (const slice of fullSlices(store, ids)) {
      const rows = new Map((await store.productsByIds(slice, {})).map((row) => [row.id, row]));
      for (const id of slice) {
        const row = rows.get(id);
        const product = row && checkProduct(row);
        cachedCount -= products.get(id)?.issues.length ?? 0;
        if (!product) products.delete(id);
        else if (cachedCount + product.issues.length <= maxCachedIssues) {
          products.set(id, product);
          cachedCount += product.issues.length;
        } else {
          products.set(id, { ...product, issues: [] });
          isTruncated = true;
        }
      }
      await yieldToEventLoop();
    }
    return isTruncated;
  }

  async function update(): Promise<CheckedCatalogue> {
    const [version, generation] = [await store.sizeReadings.version(), await store.sizeReadings.generation()];
    if (checked?.version === version) return checked;
    const before = checked?.generation === generation && !checked.isTruncated ? checked : null;
    const changed = before ? await store.sizeReadings.changedSince(before.version, maxChanges + 1) : null;
    const isFew = changed !== null && changed.length <= maxChanges;
    const products = before && isFew ? new Map(before.products) : new Map<number, CheckedProduct>();
    const isTruncated = await readProducts(products, isFew ? changed : (await store.productIds({})).ids);
    const sharedCodes = await findSharedCodeIssues(store, maxIssues);
    checked = { version, generation, products, sharedCodes, isTruncated };
    return checked;
  }

  /** Serialized, because concurrent requests would each read all tables. */
  function current(): Promise<CheckedCatalogue> {
    const next = checking.then(update);
    checking = next.catch(() => undefined);
    return next;
  }

  return { current };
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
