import { createHash } from 'node:crypto';
import { readAcceptedIssues } from '@elvora/catalogue/contract';
import type { AcceptedIssue, SpecificationTable, TableIssue } from '@elvora/catalogue/model';
import { issueSubject } from '@elvora/catalogue/tables';

/** Issues of one table that are remembered; the oldest go first. */
const maxAccepted = 200;

/** Identifies an issue as long as what it is about stays as it is. */
export const issueFingerprint = (issue: TableIssue, table: SpecificationTable): string =>
  createHash('sha256').update(issueSubject(issue, table)).digest('base64url').slice(0, 22);

/** Returns the stored issues with one more. */
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

/** Returns the fingerprints of the issues that staff leave as they are. */
export const acceptedFingerprints = (stored: string | null): ReadonlySet<string> =>
  new Set(readAcceptedIssues(stored ?? '').map(({ fingerprint }) => fingerprint));
