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

/** Builds the menu of the active cell: actions on its row, its column, or both. */
export function tableMenu(table: SpecTableController, kind: MenuKind) {
  const { headers, extent, active, labels } = table;
  const { row, column } = active;
  const isHeader = row === 0;
  const item = (
    id: TableAction,
    icon: MenuItem<TableAction>['icon'],
    rest: Partial<MenuItem<TableAction>> = {},
  ): MenuItem<TableAction> => ({ id, icon, label: labels.menu[id], ...rest });

  const rowGroups = [
    [
      item('insertRowAbove', IconRowInsertTop, { isDisabled: isHeader }),
      item('insertRowBelow', IconRowInsertBottom),
      item('duplicateRow', IconCopy, { isDisabled: isHeader }),
      item('moveRowUp', IconArrowUp, { isDisabled: row <= 1, shortcut: 'Alt Shift ↑' }),
      item('moveRowDown', IconArrowDown, {
        isDisabled: isHeader || row >= extent.rows - 1,
        shortcut: 'Alt Shift ↓',
      }),
      item('removeRow', IconTrash, { isDisabled: isHeader || extent.rows <= 2, tone: 'danger' }),
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
        isDisabled: column >= extent.columns - 1,
        shortcut: 'Alt Shift →',
      }),
      item('removeColumn', IconTrash, { isDisabled: extent.columns <= 1, tone: 'danger' }),
    ],
  ];
  const actions: Record<TableAction, () => void> = {
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
  const menuLabels = {
    row: labels.row(row),
    column: labels.column(column + 1, headers[column] ?? ''),
    cell: labels.more,
  };
  return {
    label: menuLabels[kind],
    groups: { row: rowGroups, column: columnGroups, cell: [...rowGroups, ...columnGroups] }[kind],
    onAction: (action: TableAction) => actions[action](),
  };
}
