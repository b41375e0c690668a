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

/** Handles keys while a cell has focus and no cell is edited. */
export function useGridKeys({ table, openMenu }: GridKeysOptions) {
  /** Set by Escape: the next Tab leaves the grid (no keyboard trap, WCAG 2.1.2). */
  const isTabReleased = useRef(false);

  /** Returns whether the grid handled the command. */
  const runCommand = (command: GridCommand): boolean => {
    const { active, extent, labels } = table;
    const wasTabReleased = isTabReleased.current;
    isTabReleased.current = false;
    switch (command.type) {
      case 'move': {
        const { move } = command;
        if ((move === 'next' || move === 'previous') && (wasTabReleased || leavesGrid(active, move, extent)))
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
        table.moveRows(table.selectedRows, table.selectedRows.from + command.by);
        return true;
      case 'moveColumn':
        table.moveColumns(table.selectedColumns, table.selectedColumns.from + command.by);
        return true;
      case 'edit':
        if (active.row === 0 && command.how === 'open') table.openHeader(active.column);
        else table.beginEdit(active);
        return true;
      case 'replace':
        // The field must have focus before the default action, so that it receives the character.
        flushSync(() => table.beginEdit(active, ''));
        return false;
      case 'menu':
        openMenu();
        return true;
      case 'leave':
        isTabReleased.current = true;
        // A second Escape is left to the surrounding dialog or page.
        if (!wasTabReleased) table.announce(labels.announcements.leaves);
        return !wasTabReleased;
      case 'clear':
        table.clear();
        return true;
      case 'fillDown':
        table.fillDown();
        return true;
      case 'find':
        table.find.open(command);
        return true;
      case 'resizeColumns':
        table.widenColumns(table.selectedColumns, command.by);
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
    // The field of a cell and the buttons handle their own keys.
    if (event.target instanceof Element && event.target.closest('textarea, button')) return;
    if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
    const command = gridCommand({
      key: event.key,
      hasCommand: event.ctrlKey || event.metaKey,
      hasShift: event.shiftKey,
      hasAlt: event.altKey,
      isRtl: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (!command || !runCommand(command)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
