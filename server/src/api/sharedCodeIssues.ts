import type { TableIssue } from '@elvora/catalogue/model';
import { readSpecification } from '@elvora/catalogue/operations';
import { checkSharedCodes, type CodeHolder, tableCodes } from '@elvora/catalogue/tables';
import type { ProductRow, Store } from '../store/index.ts';
import { acceptedFingerprints, issueFingerprint } from './acceptedIssues.ts';
import { fullSlices } from './productSlices.ts';

/** A product that shares codes, and its table. */
interface Sharing {
  row: ProductRow;
  holder: CodeHolder;
}

/**
 * Finds the codes that several products share, except accepted ones. Each product refers only to the first of
 * the others: otherwise hundreds of copies would refer to each other.
 */
export async function findSharedCodeIssues(
  store: Pick<Store, 'orderingCodes' | 'productsByIds' | 'tableLengths'>,
  maxProducts: number,
): Promise<Map<number, TableIssue[]>> {
  const partners = await findPartners(store);
  const sharing = await readSharing(store, [...partners.keys()].slice(0, maxProducts));
  const issues = new Map<number, TableIssue[]>();
  for (const [id, { row }] of sharing) {
    const specification = readSpecification(row.data);
    if (specification.status !== 'ready') continue;
    const { table } = specification;
    const others = [...(partners.get(id) ?? [])].flatMap((other) => sharing.get(other)?.holder ?? []);
    const accepted = acceptedFingerprints(row.accepted_issues);
    const found = checkSharedCodes(table, others).filter(
      (issue) => !accepted.has(issueFingerprint(issue, table)),
    );
    if (found.length > 0) issues.set(id, found);
  }
  return issues;
}

/** Returns the products that share codes, each with the first other product of each of its codes. */
async function findPartners(store: Pick<Store, 'orderingCodes'>): Promise<Map<number, Set<number>>> {
  const firstOwner = new Map<string, number>();
  const partners = new Map<number, Set<number>>();
  const pair = (id: number, other: number) => {
    const others = partners.get(id) ?? new Set<number>();
    partners.set(id, others.add(other));
  };
  const paired = new Set<string>();
  for await (const [id, codes] of store.orderingCodes({ hiddenCategoryIds: [] })) {
    for (const code of codes) {
      const first = firstOwner.get(code);
      if (first === undefined) firstOwner.set(code, id);
      else if (first !== id) {
        pair(id, first);
        // The first owner refers to the second.
        if (!paired.has(code)) pair(first, id);
        paired.add(code);
      }
    }
  }
  return partners;
}

async function readSharing(
  store: Pick<Store, 'productsByIds' | 'tableLengths'>,
  ids: readonly number[],
): Promise<Map<number, Sharing>> {
  const sharing = new Map<number, Sharing>();
  for await (const slice of fullSlices(store, ids)) {
    for (const row of await store.productsByIds(slice, {})) {
      const specification = readSpecification(row.data);
      const codes = specification.status === 'ready' ? tableCodes(specification.table) : new Set<string>();
      sharing.set(row.id, { row, holder: { id: row.id, name: row.name, codes } });
    }
  }
  return sharing;
}
