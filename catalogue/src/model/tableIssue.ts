/** Kinds of issues that the table check finds, in the order of its filters. */
export const tableIssueKinds = [
  'mixed-units',
  'near-headers',
  'outliers',
  'empty-codes',
  'doubled-codes',
] as const;

export type TableIssueKind = (typeof tableIssueKinds)[number];

/** How an issue is corrected. */
export const tableCorrections = [
  'convert',
  'split',
  'rename',
  'rescale',
  'equalise',
  'dash',
  'remove',
] as const;

export type TableCorrection = (typeof tableCorrections)[number];

/** A cell before and after a correction; without `after`, the row is removed. */
export interface ChangedCell {
  /** Code of the row, else its first cell. */
  row: string;
  before: string;
  after: readonly string[];
}

/** A likely mistake in a table, and what its correction changes. */
export interface TableIssue {
  /** Names it within its table, as long as the table stays as it is. */
  id: string;
  kind: TableIssueKind;
  /** Identifies the issue within its table as long as the table does not change. */
  header: string;
  /** Units, spellings or values that are inconsistent. */
  details: readonly string[];
  correction: TableCorrection;
  /** Titles that replace `header`; empty when rows are removed. */
  headersAfter: readonly string[];
  /** Number of rows that change, and the first of them. */
  rowCount: number;
  rows: readonly ChangedCell[];
}

/** An issue with the product that the table belongs to. */
export interface ProductTableIssue extends TableIssue {
  productId: number;
  productName: string;
  /** Version of the product that was checked; a correction of a newer version is rejected. */
  version: number;
}

/** An issue that staff have accepted as it is. */
export interface AcceptedIssue {
  kind: TableIssueKind;
  /** Title of the column. */
  header: string;
  /** Hash of the accepted content: the issue is listed again once the content changes. */
  fingerprint: string;
}

export interface TableIssuePage {
  /** Tables that were checked. */
  tableCount: number;
  /** False when the list was truncated at the maximum number of issues. */
  isComplete: boolean;
  counts: Readonly<Record<TableIssueKind, number>>;
  /** Number of issues of the requested kind. */
  total: number;
  items: readonly ProductTableIssue[];
}
