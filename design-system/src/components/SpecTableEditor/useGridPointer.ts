import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { boundsOf, isInRange } from './cellRangeOps.ts';
import { cellOfElement, resizedColumn } from './gridHitTest.ts';
import type { MenuKind } from './tableMenus.ts';
import { useGridDrag } from './useGridDrag.ts';
import type { SpecTableController } from './useSpecTable.ts';

interface GridPointerOptions {
  table: SpecTableController;
  openMenu: (kind: MenuKind, at: Element) => void;
}

/** Handles the pointer on the grid: clicks, double clicks, taps, the context menu, and drags. */
export function useGridPointer({ table, openMenu }: GridPointerOptions) {
  const { mark, fillTarget, wasDragged, handlers } = useGridDrag(table);

  const pressButton = (button: HTMLButtonElement) => {
    const { removeRow, removeColumn, rowHandle } = button.dataset;
    if (removeRow) table.removeRows(table.rowsOf(Number(removeRow)));
    else if (removeColumn) table.removeColumns(table.columnsOf(Number(removeColumn)));
    else if (rowHandle) {
      const row = Number(rowHandle);
      // A menu of whole rows acts on the selected ones, or on its own row.
      const { top, bottom } = boundsOf(table.range);
      const isSelected = row >= top && row <= bottom;
      table.selectRows(isSelected ? table.selectedRows : { from: row, count: 1 });
      openMenu('row', button);
    }
  };

  return {
    mark,
    fillTarget,
    handlers: {
      ...handlers,

      onClick(event: MouseEvent<HTMLElement>) {
        const { target } = event;
        if (wasDragged.current || !(target instanceof Element)) return;
        const button = target.closest('button');
        if (button) {
          pressButton(button);
          return;
        }
        const cell = target.closest('textarea') ? null : cellOfElement(target);
        if (!cell) return;
        if (cell.row === 0) {
          table.select(cell);
          table.openHeader(cell.column);
        } else if (isTouch(event)) {
          // Phones open the keyboard only for a field focused within the tap's event.
          flushSync(() => table.beginEdit(cell));
        }
      },

      onDoubleClick({ target }: MouseEvent<HTMLElement>) {
        if (!(target instanceof Element) || target.closest('button, textarea')) return;
        const column = resizedColumn(target);
        if (column !== null) table.fitColumns({ from: column, count: 1 }, table.rows);
        const cell = cellOfElement(target);
        if (cell && cell.row > 0) table.beginEdit(cell);
      },

      onContextMenu(event: MouseEvent<HTMLElement>) {
        const { target } = event;
        if (!(target instanceof Element) || target.closest('textarea')) return;
        const element = target.closest('[data-column]');
        const cell = cellOfElement(target);
        if (!cell || !element || table.isReadOnly) return;
        event.preventDefault();
        if (!isInRange(table.range, cell)) {
          if (cell.row === 0) table.selectColumns({ from: cell.column, count: 1 });
          else table.select(cell);
        }
        openMenu(cell.row === 0 ? 'column' : 'cell', element);
      },
    },
  };
}

const isTouch = ({ nativeEvent }: MouseEvent) =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
