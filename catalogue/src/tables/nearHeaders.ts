import type { TableIssue } from '../model/tableIssue.ts';
import type { FoundIssue } from './foundIssue.ts';
import { type HeaderSpellings, isNear } from './headerSpellings.ts';
import { replaceColumn, type TableGrid } from './tableGrid.ts';

/** Finds titles that other tables of the branch spell differently. */
export function nearHeaders(headers: readonly string[], spellings: HeaderSpellings): TableIssue[] {
  const taken = new Set(headers.map((header) => header.trim()));
  return headers.flatMap((header, at): TableIssue[] => {
    const usual = header.trim() === '' ? null : spellings.usual(header);
    if (usual === null || taken.has(usual)) return [];
    return [describeNearHeader(at, header, usual)];
  });
}

const describeNearHeader = (at: number, header: string, usual: string): TableIssue => ({
  id: `near-headers ${at} ${usual}`,
  kind: 'near-headers',
  header,
  details: [header.trim(), usual],
  correction: 'rename',
  headersAfter: [usual],
  rowCount: 0,
  rows: [],
});

/** Returns the issue of `nearHeaders` with an id; null when its title is no longer one. */
export function findNearHeader(grid: TableGrid, issueId: string): FoundIssue | null {
  const [, column = '', usual = ''] = /^near-headers (\d{1,4}) (.+)$/.exec(issueId) ?? [];
  const at = Number(column);
  const renamed = column === '' ? undefined : grid.columns[at];
  const isTaken = grid.columns.some(({ header }) => header.trim() === usual);
  if (!renamed || isTaken || !isNear(renamed.header, usual)) return null;
  return {
    ...describeNearHeader(at, renamed.header, usual),
    corrected: replaceColumn(grid, at, [{ ...renamed, header: usual }]),
  };
}
