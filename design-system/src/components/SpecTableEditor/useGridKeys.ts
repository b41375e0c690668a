import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { leavesGrid } from './cellFocusOps.ts';
import { gridCommand, type GridCommand } from './gridKeyOps.ts';
import type { SpecTableController } from './useSpecTable.ts';

interface GridKeysOptions {
  table: SpecTableController;
  /** Opens the menu at the active cell. */
  openMenu: () => void;
}

/** Keys while a cell has the focus and none is being edited. */
export function useGridKeys({ table, openMenu }: GridKeysOptions) {
  /** After Escape Tab goes on to the page: the grid is no trap (WCAG 2.1.2). */
  const tabLeaves = useRef(false);

  /** Whether the key was for the grid. */
  const obey = (command: GridCommand): boolean => {
    const { active, extent, labels } = table;
    const isFirst = !tabLeaves.current;
    tabLeaves.current = false;
    switch (command.type) {
      case 'move': {
        const { move } = command;
        if ((move === 'next' || move === 'previous') && (!isFirst || leavesGrid(active, move, extent)))
          return false;
        table.move(move);
        return true;
      }
      case 'extend':
        table.extend(command.move);
        return true;
      case 'select':
        if (command.what === 'all') table.selectAll();
        else if (command.what === 'row') table.selectRow();
        else table.selectColumn();
        return true;
      case 'moveRow':
        if (active.row > 0) table.moveRow(active.row - 1, active.row - 1 + command.by);
        return true;
      case 'moveColumn':
        table.moveColumn(active.column, active.column + command.by);
        return true;
      case 'edit':
        if (active.row === 0 && command.how === 'open') table.openHeader(active.column);
        else table.beginEdit(active);
        return true;
      case 'replace':
        // The field is there before the browser does what the key stands for: the character arrives in it.
        flushSync(() => table.beginEdit(active, ''));
        return false;
      case 'menu':
        openMenu();
        return true;
      case 'leave':
        tabLeaves.current = true;
        // A second Escape is for whatever the table stands in.
        if (isFirst) table.announce(labels.announcements.leaves);
        return isFirst;
      case 'clear':
        table.clear();
        return true;
      case 'fillDown':
        table.fillDown();
        return true;
      case 'undo':
        table.undo();
        return true;
      case 'redo':
        table.redo();
        return true;
    }
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    // A field in a cell and the buttons have keys of their own.
    if (event.target instanceof Element && event.target.closest('textarea, button')) return;
    if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
    const command = gridCommand({
      key: event.key,
      hasCommand: event.ctrlKey || event.metaKey,
      hasShift: event.shiftKey,
      hasAlt: event.altKey,
      isRtl: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (!command || !obey(command)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
