import { type PointerEvent, useRef, useState } from 'react';
import type { Point } from '../../geometry/index.ts';
import type { CellRange } from './cellRangeOps.ts';
import { finishDrag, followDrag, type GridDrag, startDrag } from './gridDrag.ts';
import { useAutoScroll } from './useAutoScroll.ts';
import type { SpecTableController } from './useSpecTable.ts';

/** Drop position of dragged rows or columns: before index `to`, or after it when moving on. */
export interface DropMark {
  kind: 'row' | 'column';
  from: number;
  to: number;
}

/** Drags with a pointer: a range, the fill handle, rows, columns, the width of a column. */
export function useGridDrag(table: SpecTableController) {
  const drag = useRef<GridDrag | null>(null);
  const wasDragged = useRef(false);
  const latest = useRef(table);
  latest.current = table;
  const autoScroll = useAutoScroll();
  const [mark, setMark] = useState<DropMark | null>(null);
  const [fillTarget, setFillTarget] = useState<CellRange | null>(null);

  const end = () => {
    drag.current = null;
    autoScroll.stop();
    setMark(null);
    setFillTarget(null);
  };

  /** Returns whether a drag is under way; until then a click belongs to the cell, not to the grid. */
  const dragTo = (grid: HTMLElement, point: Point): boolean => {
    const current = drag.current;
    if (!current || !followDrag(current, { grid, point, table: latest.current })) return false;
    if (current.kind === 'row' || current.kind === 'column') setMark({ ...current });
    if (current.kind === 'fill') setFillTarget(current.target);
    return true;
  };

  return {
    mark,
    fillTarget,
    /** Set while the click event after a drag is dispatched. */
    wasDragged,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        wasDragged.current = false;
        drag.current = startDrag(event, table) ?? drag.current;
      },

      onPointerMove(event: PointerEvent<HTMLElement>) {
        const current = drag.current;
        if (current?.pointerId !== event.pointerId) return;
        // The button was released outside the window.
        if (event.buttons === 0) {
          end();
          return;
        }
        const grid = event.currentTarget;
        const point = { x: event.clientX, y: event.clientY };
        if (!dragTo(grid, point)) return;
        if (!grid.hasPointerCapture(event.pointerId)) grid.setPointerCapture(event.pointerId);
        if (current.kind === 'width') return;
        autoScroll.scrollNear({
          grid,
          point,
          scrollsX: current.kind !== 'row',
          scrollsY: current.kind !== 'column',
          onScroll(inside) {
            dragTo(grid, inside);
            return drag.current !== null;
          },
        });
      },

      onPointerUp(event: PointerEvent<HTMLElement>) {
        const current = drag.current;
        if (current?.pointerId !== event.pointerId) return;
        end();
        if (finishDrag(current, table)) wasDragged.current = true;
      },

      onPointerCancel: end,
    },
  };
}
