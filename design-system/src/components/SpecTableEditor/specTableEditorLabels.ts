import type { Lines } from './rowColumnActions.ts';
import type { Separator } from './specClipboardOps.ts';

/** Result of a paste. */
export interface PasteReport {
  rows: number;
  columns: number;
  /** Number of pasted tables; 0 for text. */
  tables: number;
  addedRows: number;
  addedColumns: number;
  /** The paste was rejected because the table would exceed `maxCells`. */
  isRefused: boolean;
}

export interface SpecTableEditorLabels {
  addColumn: string;
  addRow: string;
  undo: string;
  redo: string;
  /** Opens the menu of the selected cell. */
  more: string;
  /** Above the grid: the size of the table and how to edit it. */
  summary: (size: { rows: number; columns: number }) => string;
  /** Shown in an empty header. */
  headerPlaceholder: (column: number) => string;
  /** Shown in an empty cell. */
  cellPlaceholder: (row: number, column: number) => string;
  removeColumn: (column: number, header: string) => string;
  removeRow: (row: number) => string;
  /** Removes all selected rows or columns. */
  removeRows: (count: number) => string;
  removeColumns: (count: number) => string;
  row: (row: number) => string;
  column: (column: number, header: string) => string;
  /** Name of the field of an edited cell. */
  editing: (cell: { row: number; column: string }) => string;
  repeatedHeader: string;
  rowNumbers: string;
  rowActions: string;
  /** Items of the menu, which acts on all selected rows and columns. */
  menu: {
    cut: string;
    copy: string;
    paste: string;
    insertRowAbove: string;
    insertRowBelow: string;
    duplicateRows: (count: number) => string;
    moveRowsUp: (count: number) => string;
    moveRowsDown: (count: number) => string;
    removeRows: (count: number) => string;
    insertColumnBefore: string;
    insertColumnAfter: string;
    duplicateColumns: (count: number) => string;
    moveColumnsBefore: (count: number) => string;
    moveColumnsAfter: (count: number) => string;
    removeColumns: (count: number) => string;
    editHeader: string;
    fillDown: string;
    widenColumns: (count: number) => string;
    narrowColumns: (count: number) => string;
    fitColumns: (count: number) => string;
  };
  /** Opens the bar to find and replace in. */
  findAndReplace: string;
  wrapText: string;
  fullScreen: string;
  /** The bar to find and replace in. */
  find: {
    title: string;
    field: string;
    replacement: string;
    /** `current` is 0 while no match is selected. */
    count: (matches: { current: number; count: number }) => string;
    next: string;
    previous: string;
    replace: string;
    replaceAll: string;
    caseSensitive: string;
    wholeCell: string;
    withReplacement: string;
    close: string;
  };
  dialog: { title: string; field: string; hint: string; cancel: string; save: string };
  /** Asks to paste into a field, where the browser denies access to the clipboard. */
  pasteDialog: { title: string; field: string; hint: string; cancel: string; paste: string };
  empty: {
    title: string;
    text: string;
    start: (size: { rows: number; columns: number }) => string;
    paste: string;
  };
  invalid: { title: string; text: string; raw: string; startOver: string };
  report: {
    pasted: (report: PasteReport) => string;
    refused: (maxCells: number) => string;
    /** The paste parser failed to load. */
    failed: string;
    hasHeader: string;
    dismiss: string;
  };
  /** The dialog to paste in another way, with a preview. */
  pasteChoice: {
    open: string;
    title: string;
    separator: string;
    guess: string;
    separators: Record<Separator, string>;
    table: string;
    allTables: (count: number) => string;
    tableName: (table: { number: number; name: string }) => string;
    hasHeader: string;
    preview: string;
    more: (rows: number) => string;
    cancel: string;
    submit: string;
  };
  announcements: {
    undone: string;
    redone: string;
    nothingToUndo: string;
    nothingToRedo: string;
    /** Rows and columns are numbered from 1. */
    rowsRemoved: (rows: Lines) => string;
    columnsRemoved: (columns: Lines) => string;
    rowsAdded: (rows: Lines) => string;
    columnsAdded: (columns: Lines) => string;
    rowsMoved: (rows: Lines) => string;
    columnsMoved: (columns: Lines) => string;
    cleared: (cells: number) => string;
    copied: (cells: number) => string;
    /** The browser denied access to the clipboard. */
    notCopied: string;
    filled: (cells: number) => string;
    /** Number of cells in which the search text has been replaced. */
    replaced: (cells: number) => string;
    selected: (size: { rows: number; columns: number }) => string;
    leaves: string;
  };
  /** Keyboard shortcuts, with keys separated by spaces. */
  keys: { keys: string; action: string }[];
}

const pluralise = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** One row, or 3 rows. */
const several = (count: number, one: string) => (count === 1 ? one : pluralise(count, one));

/** Row 2, or Rows 2–4. */
const numbered = ({ from, count }: Lines, one: string) =>
  count === 1 ? `${one} ${from}` : `${one}s ${from}–${from + count - 1}`;

export const specTableEditorLabels: SpecTableEditorLabels = {
  addColumn: 'Add Column',
  addRow: 'Add Row',
  undo: 'Undo',
  redo: 'Redo',
  more: 'Row and column actions',
  summary: ({ rows, columns }) =>
    `${pluralise(rows, 'row')}, ${pluralise(columns, 'column')}. Click a header to edit it. Paste from a sheet works in any cell.`,
  headerPlaceholder: (column) => `Header ${column}`,
  cellPlaceholder: (row, column) => `Row ${row}, Col ${column}`,
  removeColumn: (column, header) => `Remove column ${column}${header === '' ? '' : `, ${header}`}`,
  removeRow: (row) => `Remove row ${row}`,
  removeRows: (count) => `Remove ${count} rows`,
  removeColumns: (count) => `Remove ${count} columns`,
  row: (row) => `Row ${row}`,
  column: (column, header) => header || `Header ${column}`,
  editing: ({ row, column }) => (row === 0 ? column : `${column}, row ${row}`),
  repeatedHeader: 'Another column has the same header',
  rowNumbers: 'Row',
  rowActions: 'Remove',
  menu: {
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    insertRowAbove: 'Insert row above',
    insertRowBelow: 'Insert row below',
    duplicateRows: (count) => `Duplicate ${several(count, 'row')}`,
    moveRowsUp: (count) => `Move ${several(count, 'row')} up`,
    moveRowsDown: (count) => `Move ${several(count, 'row')} down`,
    removeRows: (count) => `Remove ${several(count, 'row')}`,
    insertColumnBefore: 'Insert column before',
    insertColumnAfter: 'Insert column after',
    duplicateColumns: (count) => `Duplicate ${several(count, 'column')}`,
    moveColumnsBefore: (count) => `Move ${several(count, 'column')} back`,
    moveColumnsAfter: (count) => `Move ${several(count, 'column')} on`,
    removeColumns: (count) => `Remove ${several(count, 'column')}`,
    editHeader: 'Edit header',
    fillDown: 'Fill down',
    widenColumns: (count) => `Widen ${several(count, 'column')}`,
    narrowColumns: (count) => `Narrow ${several(count, 'column')}`,
    fitColumns: (count) => `Fit ${several(count, 'column')} to the text`,
  },
  findAndReplace: 'Find and replace',
  wrapText: 'Wrap text',
  fullScreen: 'Full screen',
  find: {
    title: 'Find in the table',
    field: 'Find',
    replacement: 'Replace with',
    count: ({ current, count }) => {
      if (count === 0) return 'Not found';
      return current === 0 ? pluralise(count, 'cell') : `${current} of ${count}`;
    },
    next: 'Next',
    previous: 'Previous',
    replace: 'Replace',
    replaceAll: 'Replace all',
    caseSensitive: 'Match case',
    wholeCell: 'Whole cell',
    withReplacement: 'Replace…',
    close: 'Close the search',
  },
  dialog: {
    title: 'Edit Header',
    field: 'Header text',
    hint: 'A unit in brackets at the end is set in small type under the title.',
    cancel: 'Cancel',
    save: 'Save',
  },
  pasteDialog: {
    title: 'Paste',
    field: 'Table or text',
    hint: 'Paste here: with Ctrl+V, or hold a finger on the field and choose Paste.',
    cancel: 'Cancel',
    paste: 'Paste into the table',
  },
  empty: {
    title: 'No table yet',
    paste: 'Paste a table',
    text: 'Paste one from a spreadsheet, a document or a PDF, or begin with an empty one.',
    start: ({ rows, columns }) => `Start with ${columns} columns and ${rows} rows`,
  },
  invalid: {
    title: 'The stored table cannot be read',
    text: 'It stays as it is until you begin a new one. This is what is stored:',
    raw: 'Stored text',
    startOver: 'Begin a new table',
  },
  report: {
    pasted: ({ rows, columns, tables, addedRows, addedColumns }) => {
      const added = [
        ...(addedRows > 0 ? [pluralise(addedRows, 'row')] : []),
        ...(addedColumns > 0 ? [pluralise(addedColumns, 'column')] : []),
      ];
      const grown = added.length === 0 ? '' : ` The table grew by ${added.join(' and ')}.`;
      const source = tables > 1 ? ` from ${tables} tables, one below the other` : '';
      return `Pasted ${pluralise(rows, 'row')} × ${pluralise(columns, 'column')}${source}.${grown}`;
    },
    refused: (maxCells) =>
      `Not pasted: the table would have more than ${maxCells.toLocaleString('en-IN')} cells.`,
    failed: 'Not pasted: the connection failed. Paste again.',
    hasHeader: 'First line is the header',
    dismiss: 'Close',
  },
  pasteChoice: {
    open: 'Paste differently…',
    title: 'Paste differently',
    separator: 'Cells are separated by',
    guess: 'Found in the text',
    separators: {
      tab: 'Tab',
      comma: 'Comma',
      semicolon: 'Semicolon',
      gap: 'Two spaces or more',
      space: 'Each space',
      none: 'Nothing: one column',
    },
    table: 'Table',
    allTables: (count) => `All ${count} tables, one below the other`,
    tableName: ({ number, name }) => `Table ${number}${name === '' ? '' : `: ${name}`}`,
    hasHeader: 'First line is the header',
    preview: 'Preview',
    more: (rows) => `and ${pluralise(rows, 'more row')}`,
    cancel: 'Cancel',
    submit: 'Paste like this',
  },
  announcements: {
    undone: 'Undone',
    redone: 'Redone',
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
    rowsRemoved: (rows) => `${numbered(rows, 'Row')} removed`,
    columnsRemoved: (columns) => `${numbered(columns, 'Column')} removed`,
    rowsAdded: (rows) => `${numbered(rows, 'Row')} added`,
    columnsAdded: (columns) => `${numbered(columns, 'Column')} added`,
    rowsMoved: (rows) => `Moved to ${numbered(rows, 'row')}`,
    columnsMoved: (columns) => `Moved to ${numbered(columns, 'column')}`,
    cleared: (cells) => `${pluralise(cells, 'cell')} cleared`,
    copied: (cells) => `${pluralise(cells, 'cell')} copied`,
    notCopied: 'Not copied: use Ctrl+C in a cell',
    filled: (cells) => `${pluralise(cells, 'cell')} filled`,
    replaced: (cells) => `Replaced in ${pluralise(cells, 'cell')}`,
    selected: ({ rows, columns }) => `${pluralise(rows, 'row')} × ${pluralise(columns, 'column')} selected`,
    leaves: 'Tab leaves the table now',
  },
  keys: [
    { keys: 'Tab', action: 'next cell' },
    { keys: 'Enter', action: 'next row' },
    { keys: 'F2', action: 'edit' },
    { keys: 'Esc', action: 'undo cell' },
    { keys: 'Shift F10', action: 'rows and columns' },
    { keys: 'Esc Tab', action: 'leave the table' },
  ],
};
