/** Result of a paste. */
export interface PasteReport {
  rows: number;
  columns: number;
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
  row: (row: number) => string;
  column: (column: number, header: string) => string;
  /** Name of the field of an edited cell. */
  editing: (cell: { row: number; column: string }) => string;
  repeatedHeader: string;
  rowNumbers: string;
  rowActions: string;
  menu: {
    insertRowAbove: string;
    insertRowBelow: string;
    duplicateRow: string;
    moveRowUp: string;
    moveRowDown: string;
    removeRow: string;
    insertColumnBefore: string;
    insertColumnAfter: string;
    duplicateColumn: string;
    moveColumnBefore: string;
    moveColumnAfter: string;
    removeColumn: string;
    editHeader: string;
  };
  dialog: { title: string; field: string; hint: string; cancel: string; save: string };
  empty: { title: string; text: string; start: (size: { rows: number; columns: number }) => string };
  invalid: { title: string; text: string; raw: string; startOver: string };
  report: {
    pasted: (report: PasteReport) => string;
    refused: (maxCells: number) => string;
    /** The paste parser failed to load. */
    failed: string;
    hasHeader: string;
    dismiss: string;
  };
  announcements: {
    undone: string;
    redone: string;
    nothingToUndo: string;
    nothingToRedo: string;
    rowRemoved: (row: number) => string;
    columnRemoved: (column: number) => string;
    rowAdded: (row: number) => string;
    columnAdded: (column: number) => string;
    rowMoved: (row: number) => string;
    columnMoved: (column: number) => string;
    cleared: (cells: number) => string;
    copied: (cells: number) => string;
    filled: (cells: number) => string;
    selected: (size: { rows: number; columns: number }) => string;
    leaves: string;
  };
  /** Keyboard shortcuts, with keys separated by spaces. */
  keys: { keys: string; action: string }[];
}

const pluralise = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

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
  row: (row) => `Row ${row}`,
  column: (column, header) => header || `Header ${column}`,
  editing: ({ row, column }) => (row === 0 ? column : `${column}, row ${row}`),
  repeatedHeader: 'Another column has the same header',
  rowNumbers: 'Row',
  rowActions: 'Remove',
  menu: {
    insertRowAbove: 'Insert row above',
    insertRowBelow: 'Insert row below',
    duplicateRow: 'Duplicate row',
    moveRowUp: 'Move row up',
    moveRowDown: 'Move row down',
    removeRow: 'Remove row',
    insertColumnBefore: 'Insert column before',
    insertColumnAfter: 'Insert column after',
    duplicateColumn: 'Duplicate column',
    moveColumnBefore: 'Move column back',
    moveColumnAfter: 'Move column on',
    removeColumn: 'Remove column',
    editHeader: 'Edit header',
  },
  dialog: {
    title: 'Edit Header',
    field: 'Header text',
    hint: 'A unit in brackets at the end is set in small type under the title.',
    cancel: 'Cancel',
    save: 'Save',
  },
  empty: {
    title: 'No table yet',
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
    pasted: ({ rows, columns, addedRows, addedColumns }) => {
      const added = [
        ...(addedRows > 0 ? [pluralise(addedRows, 'row')] : []),
        ...(addedColumns > 0 ? [pluralise(addedColumns, 'column')] : []),
      ];
      const grown = added.length === 0 ? '' : ` The table grew by ${added.join(' and ')}.`;
      return `Pasted ${pluralise(rows, 'row')} × ${pluralise(columns, 'column')}.${grown}`;
    },
    refused: (maxCells) =>
      `Not pasted: the table would have more than ${maxCells.toLocaleString('en-IN')} cells.`,
    failed: 'Not pasted: the connection failed. Paste again.',
    hasHeader: 'First line is the header',
    dismiss: 'Close',
  },
  announcements: {
    undone: 'Undone',
    redone: 'Redone',
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
    rowRemoved: (row) => `Row ${row} removed`,
    columnRemoved: (column) => `Column ${column} removed`,
    rowAdded: (row) => `Row ${row} added`,
    columnAdded: (column) => `Column ${column} added`,
    rowMoved: (row) => `Row moved to ${row}`,
    columnMoved: (column) => `Column moved to ${column}`,
    cleared: (cells) => `${pluralise(cells, 'cell')} cleared`,
    copied: (cells) => `${pluralise(cells, 'cell')} copied`,
    filled: (cells) => `${pluralise(cells, 'cell')} filled`,
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
