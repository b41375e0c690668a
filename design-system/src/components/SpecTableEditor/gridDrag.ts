import type { PointerEvent } from 'react';
import { distance, type Point } from '../../geometry/index.ts';
import { type CellRange, isSameCell, stretchRange } from './cellRangeOps.ts';
import { cellAtPoint, cellOfElement, resizedColumn, rowOfHandle } from './gridHitTest.ts';
import type { Lines } from './rowColumnActions.ts';
import type { SpecTableController } from './useSpecTable.ts';

/** Rows or columns moved with the pointer. */
interface MoveDrag extends Lines {
  kind: 'row' | 'column';
  pointerId: number;
  /** Row or column under the pointer. */
  to: number;
  start: Point;
  hasBegun: boolean;
}

export type GridDrag =
  | { kind: 'select'; pointerId: number; hasBegun: boolean }
  | { kind: 'fill'; pointerId: number; target: CellRange }
  | { kind: 'width'; pointerId: number; column: number; widthPx: number; startX: number; isRtl: boolean }
  | MoveDrag;

/** Pointer travel below this is a click. */
const dragThresholdPx = 5;

/** Returns the drag that a pointer press starts, and selects the pressed cell; null when it starts none. */
export function startDrag(event: PointerEvent<HTMLElement>, table: SpecTableController): GridDrag | null {
  const { target, pointerId } = event;
  if (event.button !== 0 || !event.isPrimary || !(target instanceof Element)) return null;
  const start = { x: event.clientX, y: event.clientY };
  const moveDrag = (kind: MoveDrag['kind'], lines: Lines, to: number): MoveDrag | null =>
    table.isReadOnly ? null : { kind, pointerId, ...lines, to, start, hasBegun: false };

  const column = resizedColumn(target);
  if (column !== null) return startResize(event, { column, table });

  const row = rowOfHandle(target);
  if (row !== null) return moveDrag('row', table.rowsOf(row), row);
  if (target.closest('button, textarea')) return null;
  if (target.closest('[data-part="fill-handle"]')) {
    event.preventDefault();
    return { kind: 'fill', pointerId, target: table.range };
  }
  const cell = cellOfElement(target);
  // A finger on the cells scrolls the table.
  if (!cell || event.pointerType === 'touch') return null;
  if (cell.row === 0) return moveDrag('column', table.columnsOf(cell.column), cell.column);
  if (event.shiftKey) {
    // Keeps the focus on the anchor of the range.
    event.preventDefault();
    table.extendTo(cell);
    return null;
  }
  table.select(cell);
  return { kind: 'select', pointerId, hasBegun: false };
}

function startResize(
  { target, pointerId, clientX }: PointerEvent<HTMLElement>,
  { column, table }: { column: number; table: SpecTableController },
): GridDrag {
  const isRtl = target instanceof Element && getComputedStyle(target).direction === 'rtl';
  const widthPx = table.shownWidths.current[column] ?? 0;
  return { kind: 'width', pointerId, column, widthPx, startX: clientX, isRtl };
}

/**
 * Index at which a drag inserts the first of its rows or columns: those under the pointer make room for all
 * of them.
 */
export function dropIndex({ from, count, to }: Pick<MoveDrag, 'from' | 'count' | 'to'>): number {
  if (to >= from && to < from + count) return from;
  return to > from ? to - count + 1 : to;
}

interface DragStep {
  grid: HTMLElement;
  point: Point;
  table: SpecTableController;
}

/** Moves a drag to a point. Returns false below the drag threshold. */
export function followDrag(drag: GridDrag, { grid, point, table }: DragStep): boolean {
  if (drag.kind === 'width') {
    const travel = (point.x - drag.startX) * (drag.isRtl ? -1 : 1);
    table.resizeColumn(drag.column, drag.widthPx + travel);
    return true;
  }
  if (drag.kind === 'row' || drag.kind === 'column') return moveDragTo(drag, { grid, point });
  const cell = cellAtPoint(grid, point);
  if (drag.kind === 'fill') {
    if (cell) drag.target = stretchRange(table.range, cell);
    return true;
  }
  if (cell && cell.row > 0 && !isSameCell(cell, table.range.focus)) {
    drag.hasBegun = true;
    table.extendTo(cell);
  }
  return drag.hasBegun;
}

/** Updates the target of a moved row or column. Returns false below the drag threshold. */
function moveDragTo(drag: MoveDrag, { grid, point }: Pick<DragStep, 'grid' | 'point'>): boolean {
  if (!drag.hasBegun && distance(point, drag.start) < dragThresholdPx) return false;
  drag.hasBegun = true;
  const cell = cellAtPoint(grid, point);
  const handleRow = rowOfHandle(document.elementFromPoint(point.x, point.y));
  const to = drag.kind === 'column' ? cell?.column : (handleRow ?? cell?.row);
  const isHeaderRow = drag.kind === 'row' && to === 0;
  if (to !== undefined && !isHeaderRow) drag.to = to;
  return true;
}

/** Fills or moves the cells of a drag that has ended. Returns whether it was more than a click. */
export function finishDrag(
  drag: GridDrag,
  table: Pick<SpecTableController, 'fillTo' | 'moveRows' | 'moveColumns'>,
): boolean {
  if (drag.kind === 'width') return true;
  if (drag.kind === 'fill') {
    table.fillTo(drag.target);
    return true;
  }
  if (drag.kind === 'select' || !drag.hasBegun) return false;
  const to = dropIndex(drag);
  if (drag.kind === 'row') table.moveRows(drag, to);
  else table.moveColumns(drag, to);
  return true;
}
