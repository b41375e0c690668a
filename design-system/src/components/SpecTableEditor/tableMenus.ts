import {
  IconArrowBarToDown,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsHorizontal,
  IconArrowUp,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconPencil,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconScissors,
  IconTrash,
} from '../Icon/index.ts';
import type { MenuItem } from '../Menu/index.ts';
import { boundsOf } from './cellRangeOps.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import type { SpecTableController } from './useSpecTable.ts';

export type MenuKind = 'row' | 'column' | 'cell';

type TableAction = keyof SpecTableEditorLabels['menu'];

/** Cut, copy and paste without the keyboard. */
export type ClipboardActions = Record<'cut' | 'copy' | 'paste', () => void>;

interface TableMenuOptions {
  kind: MenuKind;
  table: SpecTableController;
  clipboard: ClipboardActions;
}

/** Builds the menu of the selected cells: actions on their rows, their columns, or both. */
export function tableMenu({ kind, table, clipboard }: TableMenuOptions) {
  const { headers, extent, active, range, labels, selectedRows, selectedColumns } = table;
  const { row, column } = active;
  const { from: firstRow, count: rowCount } = selectedRows;
  const { from: firstColumn, count: columnCount } = selectedColumns;
  const isHeader = boundsOf(range).bottom === 0;
  const item = (
    id: TableAction,
    icon: MenuItem<TableAction>['icon'],
    rest: Partial<MenuItem<TableAction>> = {},
  ): MenuItem<TableAction> => {
    const label = labels.menu[id];
    const count = id.includes('Row') ? rowCount : columnCount;
    return { id, icon, label: typeof label === 'string' ? label : label(count), ...rest };
  };

  const clipboardGroups = [
    [
      item('cut', IconScissors, { shortcut: 'Ctrl X' }),
      item('copy', IconCopy, { shortcut: 'Ctrl C' }),
      item('paste', IconClipboard, { shortcut: 'Ctrl V' }),
    ],
  ];
  const rowGroups = [
    [
      item('insertRowAbove', IconRowInsertTop, { isDisabled: isHeader }),
      item('insertRowBelow', IconRowInsertBottom),
      item('duplicateRows', IconCopyPlus, { isDisabled: isHeader }),
      item('moveRowsUp', IconArrowUp, { isDisabled: isHeader || firstRow <= 1, shortcut: 'Alt Shift ↑' }),
      item('moveRowsDown', IconArrowDown, {
        isDisabled: isHeader || firstRow + rowCount >= extent.rows,
        shortcut: 'Alt Shift ↓',
      }),
      item('removeRows', IconTrash, { isDisabled: isHeader || extent.rows - rowCount < 2, tone: 'danger' }),
    ],
    [item('fillDown', IconArrowBarToDown, { isDisabled: isHeader, shortcut: 'Ctrl D' })],
  ];
  const columnGroups = [
    [
      item('editHeader', IconPencil),
      item('insertColumnBefore', IconColumnInsertLeft),
      item('insertColumnAfter', IconColumnInsertRight),
      item('duplicateColumns', IconCopyPlus),
      item('moveColumnsBefore', IconArrowLeft, { isDisabled: firstColumn <= 0, shortcut: 'Alt Shift ←' }),
      item('moveColumnsAfter', IconArrowRight, {
        isDisabled: firstColumn + columnCount >= extent.columns,
        shortcut: 'Alt Shift →',
      }),
      item('removeColumns', IconTrash, { isDisabled: extent.columns <= columnCount, tone: 'danger' }),
    ],
    [
      item('widenColumns', IconArrowsHorizontal, { shortcut: 'Ctrl Alt →' }),
      item('narrowColumns', IconArrowsHorizontal, { shortcut: 'Ctrl Alt ←' }),
      item('fitColumns', IconArrowsHorizontal),
    ],
  ];
  const actions = tableActions({ table, clipboard });
  const menuLabels = {
    row: labels.row(row),
    column: labels.column(column + 1, headers[column] ?? ''),
    cell: labels.more,
  };
  return {
    label: menuLabels[kind],
    groups: [
      ...clipboardGroups,
      ...{ row: rowGroups, column: columnGroups, cell: [...rowGroups, ...columnGroups] }[kind],
    ],
    onAction: (action: TableAction) => actions[action](),
  };
}

/** The actions of all menus, on the selected rows and columns. */
function tableActions({
  table,
  clipboard,
}: Pick<TableMenuOptions, 'table' | 'clipboard'>): Record<TableAction, () => void> {
  const { active, range, selectedRows, selectedColumns } = table;
  const { from: firstRow, count: rowCount } = selectedRows;
  const { from: firstColumn, count: columnCount } = selectedColumns;
  const isHeader = boundsOf(range).bottom === 0;
  return {
    ...clipboard,
    insertRowAbove: () => table.insertRow(firstRow),
    insertRowBelow: () => table.insertRow(isHeader ? 1 : firstRow + rowCount),
    duplicateRows: () => table.duplicateRows(selectedRows),
    moveRowsUp: () => table.moveRows(selectedRows, firstRow - 1),
    moveRowsDown: () => table.moveRows(selectedRows, firstRow + 1),
    removeRows: () => table.removeRows(selectedRows),
    fillDown: table.fillDown,
    editHeader: () => table.openHeader(active.column),
    insertColumnBefore: () => table.insertColumn(firstColumn),
    insertColumnAfter: () => table.insertColumn(firstColumn + columnCount),
    duplicateColumns: () => table.duplicateColumns(selectedColumns),
    moveColumnsBefore: () => table.moveColumns(selectedColumns, firstColumn - 1),
    moveColumnsAfter: () => table.moveColumns(selectedColumns, firstColumn + 1),
    removeColumns: () => table.removeColumns(selectedColumns),
    widenColumns: () => table.widenColumns(selectedColumns, 1),
    narrowColumns: () => table.widenColumns(selectedColumns, -1),
    fitColumns: () => table.fitColumns(selectedColumns, table.rows),
  };
}
