import type { TableIssue, TableIssueKind } from '@elvora/catalogue/model';
import { pluralise } from '@elvora/catalogue/operations';

const list = (items: readonly string[]) => items.join(', ').replace(/, ([^,]*)$/, ' and $1');

const correctionTexts: Readonly<Record<TableIssue['correction'], (issue: TableIssue) => string>> = {
  convert: ({ rowCount }) => `Convert ${pluralise(rowCount, 'cell', 'cells')}`,
  split: ({ headersAfter }) => `Split into ${headersAfter.length} columns`,
  rename: ({ headersAfter }) => `Rename to “${headersAfter[0] ?? ''}”`,
  rescale: ({ rows }) => `Change to ${rows[0]?.after[0] ?? ''}`,
  equalise: ({ rows }) => `Change to ${rows[0]?.after[0] ?? ''}`,
  dash: ({ rowCount }) => `Write – in ${pluralise(rowCount, 'cell', 'cells')}`,
  remove: ({ rowCount }) => `Remove ${pluralise(rowCount, 'row', 'rows')}`,
};

const problemTexts: Readonly<Record<TableIssueKind, (issue: TableIssue) => string>> = {
  'mixed-units': ({ details }) => `${list(details)} in one column`,
  'near-headers': ({ details }) => `Other tables say “${details[1] ?? ''}”`,
  outliers: ({ details: [value = '', ...among] }) => `${value} among ${list(among)}`,
  'empty-codes': ({ correction, rowCount }) =>
    correction === 'remove'
      ? pluralise(rowCount, 'blank row', 'blank rows')
      : pluralise(rowCount, 'blank code', 'blank codes'),
  'doubled-codes': ({ details: [code = '', otherProduct], rowCount }) => {
    if (otherProduct === undefined) return `${code} appears ${rowCount + 1} times`;
    return rowCount === 1
      ? `${code} is also a code of ${otherProduct}`
      : `${code} and ${pluralise(rowCount - 1, 'more code', 'more codes')} are also codes of ${otherProduct}`;
  },
};

const kindNames: Readonly<Record<TableIssueKind, string>> = {
  'mixed-units': 'Mixed units',
  'near-headers': 'Similar headers',
  outliers: 'Outliers',
  'empty-codes': 'Missing codes',
  'doubled-codes': 'Duplicate codes',
};

/** Texts of the table check. */
export const tablesTexts = {
  heading: 'Tables',
  lead: 'Values in product tables that the finder cannot compare. What you correct or leave as it is appears in the product history and can be undone.',
  kinds: 'Kinds',
  all: 'All',
  kindNames,
  loading: 'Checking the tables...',
  loadFailed: 'The tables could not be checked.',
  empty: 'Nothing to correct here.',
  checked: (tables: number) => `${pluralise(tables, 'table', 'tables')} checked`,
  notAll: 'Only the first issues are listed. More appear as you correct these.',
  untitled: 'Column without a title',
  problem: (issue: TableIssue) => problemTexts[issue.kind](issue),
  correct: (issue: TableIssue) => correctionTexts[issue.correction](issue),
  changes: 'What changes',
  row: 'Row',
  now: 'Now',
  after: 'After',
  header: 'Title of the column',
  removed: 'Removed',
  moreRows: (count: number) => `and ${pluralise(count, 'more row', 'more rows')}`,
  leave: 'Leave as it is',
  open: 'Open product',
  corrected: 'Corrected the table',
  notCorrected: 'The table could not be corrected',
  notUndone: 'The correction could not be undone',
  accepted: 'Left as it is',
  notAccepted: 'The issue could not be left as it is',
  notListedAgain: 'The issue could not be listed again',
  acceptedIssue: (kind: TableIssueKind, header: string) => `${kindNames[kind]}: ${header}`,
} as const;
