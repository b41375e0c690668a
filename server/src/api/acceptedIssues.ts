import { createHash } from 'node:crypto';
import { readAcceptedIssues } from '@elvora/catalogue/contract';
import type { AcceptedIssue, SpecificationTable, TableIssue } from '@elvora/catalogue/model';
import { issueSubject } from '@elvora/catalogue/tables';

/** Maximum number of accepted issues stored per table; the oldest are dropped first. */
const maxAccepted = 200;

/** Identifies an issue until the content it refers to changes. */
export const issueFingerprint = (issue: TableIssue, table: SpecificationTable): string =>
  createHash('sha256').update(issueSubject(issue, table)).digest('base64url').slice(0, 22);

/** Returns the stored issues with one added. */
export function addAcceptedIssue(
  stored: string | null,
  issue: TableIssue,
  table: SpecificationTable,
): string {
  const fingerprint = issueFingerprint(issue, table);
  const others = readAcceptedIssues(stored ?? '').filter((accepted) => accepted.fingerprint !== fingerprint);
  const added: AcceptedIssue = { kind: issue.kind, header: issue.header, fingerprint };
  return JSON.stringify([...others, added].slice(-maxAccepted));
}

/** Returns the fingerprints of the issues that staff have accepted. */
export const acceptedFingerprints = (stored: string | null): ReadonlySet<string> =>
  new Set(readAcceptedIssues(stored ?? '').map(({ fingerprint }) => fingerprint));
