/** What the check of the tables looks for, in the order of its filters. */
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

/** A cell before and after a correction; without texts after it the row goes. */
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
  /** Title of the column. */
  header: string;
  /** Units, spellings or values that do not go together. */
  details: readonly string[];
  correction: TableCorrection;
  /** Titles in place of `header`; none where rows go. */
  headersAfter: readonly string[];
  /** Rows that change, and the first of them. */
  rowCount: number;
  rows: readonly ChangedCell[];
}

/** An issue with the product whose table it is of. */
export interface ProductTableIssue extends TableIssue {
  productId: number;
  productName: string;
  /** Version of the product that was checked: a correction of a later one is refused. */
  version: number;
}

/** An issue of a product's table that staff leave as it is. */
export interface AcceptedIssue {
  kind: TableIssueKind;
  /** Title of the column. */
  header: string;
  /** Hash of what was accepted: the issue is listed again once that has changed. */
  fingerprint: string;
}

export interface TableIssuePage {
  /** Tables that were checked. */
  tableCount: number;
  /** Whether some were left out: more issues than these are not collected. */
  isComplete: boolean;
  counts: Readonly<Record<TableIssueKind, number>>;
  /** Number of issues of the requested kind. */
  total: number;
  items: readonly ProductTableIssue[];
}
