import { type RefObject, useMemo } from 'react';
import type { CellPosition } from './cellRangeOps.ts';
import { columnWidths } from './columnGeometry.ts';
import type { GridRows } from './specGridOps.ts';
import { useGridViewport } from './useGridViewport.ts';
import {
  indexesIncluding,
  scrollToReveal,
  startOffsets,
  visibleColumns,
  visibleRows,
} from './windowGeometry.ts';

/** Width of the columns of row numbers and remove buttons, in px. */
const edgeColumnPx = 40;
const touchEdgeColumnPx = 44;

interface GridWindowOptions {
  scroller: RefObject<HTMLElement | null>;
  rows: GridRows;
  /** Rendered wherever the table is scrolled to, so that it keeps focus. */
  active: CellPosition;
  isTouch: boolean;
}

/** Limits the rendered rows and columns to those in view and the active ones. */
export function useGridWindow({ scroller, rows, active, isTouch }: GridWindowOptions) {
  const rowPx = isTouch ? 44 : 38;
  const edgePx = isTouch ? touchEdgeColumnPx : edgeColumnPx;
  const { viewport, measure } = useGridViewport({ scroller, rowPx, edgePx });
  const { availablePx = 0, textScale = 1 } = viewport ?? {};

  const widths = useMemo(
    () => columnWidths(rows, { availablePx: availablePx - 2 * edgePx, textScale }),
    [rows, availablePx, edgePx, textScale],
  );
  const widthsKey = widths.join();
  // oxlint-disable-next-line react/exhaustive-deps -- equal widths have equal offsets
  const starts = useMemo(() => startOffsets(widths), [widthsKey]);

  const rowRange = viewport && visibleRows(viewport.down, { sizePx: rowPx, count: rows.length });
  const columnRange = viewport && visibleColumns(viewport.across, starts);
  const { first, last } = columnRange ?? { first: 0, last: -1 };
  const columns = useMemo(
    () => indexesIncluding({ first, last }, active.column),
    [first, last, active.column],
  );
  const columnsKey = columns.join();
  // oxlint-disable-next-line react/exhaustive-deps -- a new array of equal columns would re-render every row
  const renderedColumns = useMemo(() => columns, [columnsKey]);

  return {
    /** Rows below the header, which is always rendered. */
    rows: rowRange ? indexesIncluding(rowRange, active.row).filter((row) => row > 0) : [],
    columns: renderedColumns,
    template: useMemo(
      () => `${edgePx}px ${widthsKey.replaceAll(',', 'px ')}px ${edgePx}px`,
      [edgePx, widthsKey],
    ),
    rowPx,
    bodyPx: (rows.length - 1) * rowPx,
    topOf: (row: number) => row * rowPx,
    /** Distance of a column from the start of the table, in px. */
    startOf: (column: number) => edgePx + (starts[column] ?? 0),
    /** Scrolls a cell into view. */
    reveal({ row, column }: CellPosition) {
      const element = scroller.current;
      const visible = measure();
      if (!element || !visible) return;
      const start = starts[column] ?? 0;
      const size = (starts[column + 1] ?? start) - start;
      const left = scrollToReveal(visible.across, { start, size });
      if (left !== visible.across.from) element.scrollLeft = isRtl(element) ? -left : left;
      if (row === 0) return;
      const top = scrollToReveal(visible.down, { start: row * rowPx, size: rowPx });
      if (top !== visible.down.from) element.scrollTop = top - rowPx;
    },
  };
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';
