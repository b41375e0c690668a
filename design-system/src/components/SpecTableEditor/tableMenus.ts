import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconCopy,
  IconPencil,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconTrash,
} from '../Icon/index.ts';
import type { MenuItem } from '../Menu/index.ts';
import type { SpecTableController } from './useSpecTable.ts';

export type MenuKind = 'row' | 'column' | 'cell';

type RowAction =
  'insertRowAbove' | 'insertRowBelow' | 'duplicateRow' | 'moveRowUp' | 'moveRowDown' | 'removeRow';
type ColumnAction =
  | 'editHeader'
  | 'insertColumnBefore'
  | 'insertColumnAfter'
  | 'duplicateColumn'
  | 'moveColumnBefore'
  | 'moveColumnAfter'
  | 'removeColumn';
type TableAction = RowAction | ColumnAction;

/** What can be done at the active cell: to its row, to its column, or to both. */
export function tableMenu(table: SpecTableController, kind: MenuKind) {
  const { grid, active, labels } = table;
  const row = active.row - 1;
  const { column } = active;
  const hasRow = row >= 0;
  const item = (
    id: TableAction,
    icon: MenuItem<TableAction>['icon'],
    rest: Partial<MenuItem<TableAction>> = {},
  ): MenuItem<TableAction> => ({ id, icon, label: labels.menu[id], ...rest });

  const rowGroups = [
    [
      item('insertRowAbove', IconRowInsertTop, { isDisabled: !hasRow }),
      item('insertRowBelow', IconRowInsertBottom),
      item('duplicateRow', IconCopy, { isDisabled: !hasRow }),
      item('moveRowUp', IconArrowUp, { isDisabled: row <= 0, shortcut: 'Alt Shift ↑' }),
      item('moveRowDown', IconArrowDown, {
        isDisabled: !hasRow || row >= grid.rows.length - 1,
        shortcut: 'Alt Shift ↓',
      }),
      item('removeRow', IconTrash, { isDisabled: !hasRow || grid.rows.length <= 1, tone: 'danger' }),
    ],
  ];
  const columnGroups = [
    [
      item('editHeader', IconPencil),
      item('insertColumnBefore', IconColumnInsertLeft),
      item('insertColumnAfter', IconColumnInsertRight),
      item('duplicateColumn', IconCopy),
      item('moveColumnBefore', IconArrowLeft, { isDisabled: column <= 0, shortcut: 'Alt Shift ←' }),
      item('moveColumnAfter', IconArrowRight, {
        isDisabled: column >= grid.headers.length - 1,
        shortcut: 'Alt Shift →',
      }),
      item('removeColumn', IconTrash, { isDisabled: grid.headers.length <= 1, tone: 'danger' }),
    ],
  ];
  const does: Record<TableAction, () => void> = {
    insertRowAbove: () => table.insertRow(row),
    insertRowBelow: () => table.insertRow(row + 1),
    duplicateRow: () => table.duplicateRow(row),
    moveRowUp: () => table.moveRow(row, row - 1),
    moveRowDown: () => table.moveRow(row, row + 1),
    removeRow: () => table.removeRow(row),
    editHeader: () => table.openHeader(column),
    insertColumnBefore: () => table.insertColumn(column),
    insertColumnAfter: () => table.insertColumn(column + 1),
    duplicateColumn: () => table.duplicateColumn(column),
    moveColumnBefore: () => table.moveColumn(column, column - 1),
    moveColumnAfter: () => table.moveColumn(column, column + 1),
    removeColumn: () => table.removeColumn(column),
  };
  const names = {
    row: labels.row(row + 1),
    column: labels.column(column + 1, grid.headers[column] ?? ''),
    cell: labels.more,
  };
  return {
    label: names[kind],
    groups: { row: rowGroups, column: columnGroups, cell: [...rowGroups, ...columnGroups] }[kind],
    onAction: (action: TableAction) => does[action](),
  };
}
