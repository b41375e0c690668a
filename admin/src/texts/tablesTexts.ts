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
  'doubled-codes': ({ details, rowCount }) => `${details[0] ?? ''} stands ${rowCount + 1} times`,
};

/** Texts of the check of the tables. */
export const tablesTexts = {
  heading: 'Tables',
  lead: 'What the finder cannot compare in the product tables. A correction is in the history of the product, and can be undone.',
  kinds: 'Kinds',
  all: 'All',
  kindNames: {
    'mixed-units': 'Mixed units',
    'near-headers': 'Near-equal headers',
    outliers: 'Outliers',
    'empty-codes': 'Empty codes',
    'doubled-codes': 'Doubled codes',
  } satisfies Record<TableIssueKind, string>,
  loading: 'Checking the tables...',
  loadFailed: 'The tables could not be checked.',
  empty: 'Nothing to correct here.',
  checked: (tables: number) => `${pluralise(tables, 'table', 'tables')} checked`,
  notAll: 'Only the first issues are listed; further ones follow when these are corrected.',
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
  open: 'Open product',
  corrected: 'Corrected the table',
  notCorrected: 'The table could not be corrected',
  notUndone: 'The correction could not be undone',
} as const;
