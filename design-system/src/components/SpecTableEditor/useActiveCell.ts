import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CellPosition } from './cellRangeOps.ts';
import { findActiveCell } from './gridHitTest.ts';
import type { SpecTableController } from './useSpecTable.ts';

interface ActiveCellOptions {
  ref: RefObject<HTMLDivElement | null>;
  table: SpecTableController;
  reveal: (cell: CellPosition) => void;
}

/**
 * Moves focus with the active cell while focus is in the grid, and scrolls the end of the selection into view. Ranges that
 * an action leads to are scrolled to with their first cell, too.
 */
export function useActiveCell({ ref, table, reveal }: ActiveCellOptions) {
  const { active, range, edit, revealCount } = table;
  const { row, column } = range.focus;
  const latestReveal = useRef(reveal);
  latestReveal.current = reveal;
  const isFirst = useRef(true);

  useLayoutEffect(
    function focusActiveCell() {
      const grid = ref.current;
      const { activeElement } = document;
      // A removed cell leaves focus on the body.
      const hadFocus = grid?.contains(activeElement) || activeElement === document.body;
      if (!grid || edit || !hadFocus || isFirst.current) return;
      focusCell(findActiveCell(grid));
    },
    [ref, active.row, active.column, edit],
  );

  useLayoutEffect(
    // Before the paint, for which the cells around the new focus have been rendered.
    function revealFocus() {
      if (isFirst.current) isFirst.current = false;
      else latestReveal.current({ row, column });
    },
    [row, column],
  );

  const latestRange = useRef(range);
  latestRange.current = range;
  useEffect(
    function revealRange() {
      if (revealCount === 0) return;
      latestReveal.current(latestRange.current.focus);
      latestReveal.current(latestRange.current.anchor);
    },
    [revealCount],
  );
}

export function focusCell(cell: HTMLElement | null) {
  if (cell !== document.activeElement) cell?.focus({ preventScroll: true });
}
