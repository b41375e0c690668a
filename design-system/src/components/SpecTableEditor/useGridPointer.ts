import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { clamp, distance, type Point } from '../../geometry/index.ts';
import { boundsOf, type CellPosition, type CellRange } from './specGridOps.ts';
import type { SpecTableController } from './useSpecTable.ts';
import { autoScrollStep } from './windowGeometry.ts';

/** Less than this is a click. */
const dragThresholdPx = 5;

type Drag =
  | { kind: 'select'; pointerId: number; hasBegun: boolean }
  | { kind: 'fill'; pointerId: number; target: CellRange }
  | {
      kind: 'row' | 'column';
      pointerId: number;
      from: number;
      to: number;
      start: Point;
      hasBegun: boolean;
    };

/** Where a pulled row or column would go: before the one of this index, or after the last. */
export interface DropMark {
  kind: 'row' | 'column';
  from: number;
  to: number;
}

interface GridPointerOptions {
  table: SpecTableController;
  openMenu: (kind: 'row' | 'column' | 'cell', at: Element) => void;
}

/** Click, double click, tap, and what is pulled: ranges, the fill handle, rows and columns. */
export function useGridPointer({ table, openMenu }: GridPointerOptions) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const latest = useRef(table);
  latest.current = table;
  /** The frame in which the grid scrolls next. */
  const scroll = useRef(0);
  const [mark, setMark] = useState<DropMark | null>(null);
  const [fillTarget, setFillTarget] = useState<CellRange | null>(null);

  const end = () => {
    drag.current = null;
    cancelAnimationFrame(scroll.current);
    scroll.current = 0;
    setMark(null);
    setFillTarget(null);
  };

  /** Follows the pointer; whether something really is pulled: else the click would be the grid's, not the cell's. */
  const pullTo = (grid: HTMLElement, point: Point): boolean => {
    const current = drag.current;
    if (!current) return false;
    const table = latest.current;
    const under = document.elementFromPoint(point.x, point.y);
    const at = under && grid.contains(under) ? cellUnder(under) : null;
    if (current.kind === 'select') {
      const { focus } = table.range;
      if (at && at.row > 0 && (at.row !== focus.row || at.column !== focus.column)) {
        current.hasBegun = true;
        table.extendTo(at);
      }
      return current.hasBegun;
    }
    if (current.kind === 'fill') {
      if (at) {
        current.target = stretchRange(table.range, at);
        setFillTarget(current.target);
      }
      return true;
    }
    if (!current.hasBegun && distance(point, current.start) < dragThresholdPx) return false;
    current.hasBegun = true;
    const handle = under?.closest('[data-row-handle]');
    const to =
      current.kind === 'column'
        ? at?.column
        : handle
          ? Number(handle.getAttribute('data-row-handle'))
          : at && at.row - 1;
    if (to !== undefined && to !== null && to >= 0) current.to = to;
    setMark({ kind: current.kind, from: current.from, to: current.to });
    return true;
  };

  /** Scrolls as long as something is pulled near an edge, and lets what is pulled follow. */
  const scrollOn = (grid: HTMLElement, point: Point) => {
    cancelAnimationFrame(scroll.current);
    const box = grid.getBoundingClientRect();
    // What stays while the rest scrolls is no place to pull to.
    const { offsetHeight: headPx = 0 } = grid.querySelector<HTMLElement>('[data-line="0"]') ?? {};
    const { offsetWidth: edgePx = 0 } = grid.querySelector<HTMLElement>('[role=columnheader]') ?? {};
    const isRtl = getComputedStyle(grid).direction === 'rtl';
    const across = {
      from: box.left + (isRtl ? 0 : edgePx),
      to: box.left + grid.clientWidth - (isRtl ? edgePx : 0),
    };
    const down = { from: box.top + headPx, to: box.top + grid.clientHeight };
    const { kind } = drag.current ?? {};
    const left = kind === 'row' ? 0 : autoScrollStep(point.x, across);
    const top = kind === 'column' ? 0 : autoScrollStep(point.y, down);
    if (left === 0 && top === 0) return;
    const inside = {
      x: clamp(point.x, across.from + 1, across.to - 2),
      y: kind === 'column' ? point.y : clamp(point.y, down.from + 1, down.to - 2),
    };
    const step = () => {
      const { scrollLeft, scrollTop } = grid;
      grid.scrollBy(left, top);
      pullTo(grid, inside);
      const hasMoved = grid.scrollLeft !== scrollLeft || grid.scrollTop !== scrollTop;
      if (drag.current && hasMoved) scroll.current = requestAnimationFrame(step);
    };
    scroll.current = requestAnimationFrame(step);
  };

  return {
    mark,
    fillTarget,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        wasDragged.current = false;
        if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
        const { target, pointerId } = event;
        const start = { x: event.clientX, y: event.clientY };
        const handle = target.closest('[data-row-handle]');
        if (handle) {
          const from = Number(handle.getAttribute('data-row-handle'));
          if (!table.isReadOnly)
            drag.current = { kind: 'row', pointerId, from, to: from, start, hasBegun: false };
          return;
        }
        if (target.closest('button, textarea')) return;
        if (target.closest('[data-part="fill-handle"]')) {
          event.preventDefault();
          drag.current = { kind: 'fill', pointerId, target: table.range };
          return;
        }
        const at = cellUnder(target);
        if (!at) return;
        if (at.row === 0) {
          const { column: from } = at;
          // A finger on a header scrolls the table.
          if (event.pointerType !== 'touch' && !table.isReadOnly)
            drag.current = { kind: 'column', pointerId, from, to: from, start, hasBegun: false };
          return;
        }
        if (event.pointerType === 'touch') return;
        if (event.shiftKey) {
          // The focus stays at the other end of the range.
          event.preventDefault();
          table.extendTo(at);
        } else {
          table.select(at);
          drag.current = { kind: 'select', pointerId, hasBegun: false };
        }
      },

      onPointerMove(event: PointerEvent<HTMLElement>) {
        const current = drag.current;
        if (current?.pointerId !== event.pointerId) return;
        // It was let go somewhere else.
        if (event.buttons === 0) {
          end();
          return;
        }
        const { currentTarget: grid, clientX, clientY } = event;
        if (!pullTo(grid, { x: clientX, y: clientY })) return;
        if (!grid.hasPointerCapture(event.pointerId)) grid.setPointerCapture(event.pointerId);
        scrollOn(grid, { x: clientX, y: clientY });
      },

      onPointerUp(event: PointerEvent<HTMLElement>) {
        const current = drag.current;
        if (current?.pointerId !== event.pointerId) return;
        end();
        if (current.kind === 'fill') {
          wasDragged.current = true;
          table.fillTo(current.target);
        } else if (current.kind !== 'select' && current.hasBegun) {
          wasDragged.current = true;
          if (current.kind === 'row') table.moveRow(current.from, current.to);
          else table.moveColumn(current.from, current.to);
        }
      },

      onPointerCancel: end,

      onClick(event: MouseEvent<HTMLElement>) {
        if (wasDragged.current || !(event.target instanceof Element)) return;
        const { target } = event;
        const button = target.closest('button');
        const index = Number(button?.dataset['index']);
        if (button?.dataset['action'] === 'remove-row') table.removeRow(index);
        else if (button?.dataset['action'] === 'remove-column') table.removeColumn(index);
        else if (button?.dataset['rowHandle'] !== undefined) {
          table.select({ row: Number(button.dataset['rowHandle']) + 1, column: table.active.column });
          openMenu('row', button);
        }
        if (button || target.closest('textarea')) return;
        const at = cellUnder(target);
        if (!at) return;
        if (at.row === 0) {
          table.select(at);
          table.openHeader(at.column);
        } else if (isTouch(event)) {
          // The keyboard of a phone opens only for a field that is focused in the very tap.
          flushSync(() => table.beginEdit(at));
        }
      },

      onDoubleClick(event: MouseEvent<HTMLElement>) {
        if (!(event.target instanceof Element) || event.target.closest('button, textarea')) return;
        const at = cellUnder(event.target);
        if (at && at.row > 0) table.beginEdit(at);
      },

      onContextMenu(event: MouseEvent<HTMLElement>) {
        if (!(event.target instanceof Element) || event.target.closest('textarea')) return;
        const at = cellUnder(event.target);
        const cell = event.target.closest('[data-column]');
        if (!at || !cell || table.isReadOnly) return;
        event.preventDefault();
        const { top, bottom, left, right } = boundsOf(table.range);
        const isInside = at.row >= top && at.row <= bottom && at.column >= left && at.column <= right;
        if (!isInside) table.select(at);
        openMenu(at.row === 0 ? 'column' : 'cell', cell);
      },
    },
  };
}

function cellUnder(element: Element): CellPosition | null {
  const cell = element.closest('[data-column]');
  const line = cell?.closest('[data-line]');
  if (!cell || !line) return null;
  return { row: Number(line.getAttribute('data-line')), column: Number(cell.getAttribute('data-column')) };
}

const isTouch = ({ nativeEvent }: MouseEvent) =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

/** The range pulled along one axis to a cell: the longer way wins. */
function stretchRange(range: CellRange, { row, column }: CellPosition): CellRange {
  // Rows do not flow into the headers.
  const to = { row: Math.max(1, row), column };
  const { top, bottom, left, right } = boundsOf(range);
  const down = Math.max(to.row - bottom, top - to.row);
  const across = Math.max(to.column - right, left - to.column);
  if (down <= 0 && across <= 0) return range;
  return down >= across
    ? {
        anchor: { row: Math.min(top, to.row), column: left },
        focus: { row: Math.max(bottom, to.row), column: right },
      }
    : {
        anchor: { row: top, column: Math.min(left, to.column) },
        focus: { row: bottom, column: Math.max(right, to.column) },
      };
}
