export interface SpecTableLabels {
  /** Shown in an empty cell. */
  missing: string;
  /** The same, for screen readers. */
  notStated: string;
  /** Name of a column whose header is empty, by its number from 1. */
  column: (number: number) => string;
  /** Label and placeholder of the search field. */
  search: string;
  /** Shown and announced after a search. */
  matchCount: (count: number, total: number) => string;
  /** Shown when no row matches. */
  noMatches: (query: string) => string;
  clear: string;
  copyTable: string;
  csv: string;
  /** Name of the button that downloads the table. */
  download: string;
  copyRow: (name: string) => string;
  copied: string;
  /** Copying failed. */
  notCopied: string;
  /** The rows shown, counted from 1. */
  range: (from: number, to: number, total: number) => string;
  showAll: string;
  showPages: string;
  /** Name of the pagination landmark. */
  pages: string;
  /** The rows of a part of a longer table, counted from 1. */
  part: (from: number, to: number, total: number) => string;
  /** Name of the landmark with the links to the other parts. */
  parts: string;
  /** Hint on narrow screens that there are more columns. */
  swipeHint: string;
  /** Name of the button that opens the sheet of a row on narrow screens. */
  openRow: (name: string) => string;
  closeRow: string;
  copyCode: string;
  copyLink: string;
  /** Title of the column of buttons. */
  addColumn: string;
  /** Name of the button that opens quantity and action of a code. */
  addSize: (code: string) => string;
  quantityOf: (code: string) => string;
  /** Follows a code, and is part of its button's name. */
  listed: (quantity: number) => string;
  /** Shown in place of quantity and action when they could not be loaded. */
  notLoaded: string;
  tryAgain: string;
}

export const specTableLabels: SpecTableLabels = {
  missing: '-',
  notStated: 'not stated',
  column: (number) => `Column ${number}`,
  search: 'Find a code or a value',
  matchCount: (count, total) => `${count} of ${total} rows`,
  noMatches: (query) => `No row has “${query}”.`,
  clear: 'Show all rows',
  copyTable: 'Copy table',
  csv: 'CSV',
  download: 'Download as CSV',
  copyRow: (name) => `Copy row ${name}`,
  copied: 'Copied',
  notCopied: 'This browser does not allow copying.',
  range: (from, to, total) => `Rows ${from}–${to} of ${total}`,
  showAll: 'Show all',
  showPages: 'Show pages',
  pages: 'Pages of the table',
  part: (from, to, total) => `This page has rows ${from}–${to} of ${total}`,
  parts: 'Further rows of the table',
  swipeHint: 'Swipe sideways, tap a row for all values',
  openRow: (name) => `All values of ${name}`,
  closeRow: 'Close',
  copyCode: 'Copy code',
  copyLink: 'Copy link',
  addColumn: 'Add to quote list',
  addSize: (code) => `Add ${code} to the quote list`,
  quantityOf: (code) => `Quantity of ${code}`,
  listed: (quantity) => `${quantity} on the list`,
  notLoaded: 'No connection',
  tryAgain: 'Try again',
};
