import { type RefObject, useLayoutEffect, useMemo } from 'react';
import type { CellPosition } from './cellRangeOps.ts';
import { columnWidths } from './columnGeometry.ts';
import { useGridViewport } from './useGridViewport.ts';
import type { SpecTableController } from './useSpecTable.ts';
import {
  indexesIncluding,
  scrollToReveal,
  startOffsets,
  visibleItems,
  visibleRows,
} from './windowGeometry.ts';
import { rowHeights } from './wrapGeometry.ts';

/** Width of the columns of row numbers and remove buttons, in px. */
const edgeColumnPx = 40;
const touchEdgeColumnPx = 44;

interface GridWindowOptions {
  scroller: RefObject<HTMLElement | null>;
  table: SpecTableController;
  isTouch: boolean;
  isWrapped: boolean;
}

/** Limits the rendered rows and columns to those in view, and the active ones, which keep the focus out of view. */
export function useGridWindow({ scroller, table, isTouch, isWrapped }: GridWindowOptions) {
  const { rows, active, chosenWidths, shownWidths } = table;
  const rowPx = isTouch ? 44 : 38;
  const edgePx = isTouch ? touchEdgeColumnPx : edgeColumnPx;
  const { viewport, measure } = useGridViewport({ scroller, rowPx, edgePx });
  const { availablePx = 0, textScale = 1 } = viewport ?? {};

  const widths = useMemo(
    () => columnWidths(rows, { availablePx: availablePx - 2 * edgePx, textScale, chosen: chosenWidths }),
    [rows, availablePx, edgePx, textScale, chosenWidths],
  );
  useLayoutEffect(function keepShownWidths() {
    shownWidths.current = widths;
  });
  const widthsKey = widths.join();
  // oxlint-disable-next-line react/exhaustive-deps -- equal widths have equal offsets
  const starts = useMemo(() => startOffsets(widths), [widthsKey]);

  const heights = useMemo(
    () => (isWrapped ? rowHeights(rows, { widths, rowPx, textScale }) : null),
    [isWrapped, rows, widths, rowPx, textScale],
  );
  const rowStarts = useMemo(() => heights && startOffsets(heights), [heights]);
  const topOf = (row: number) => rowStarts?.[row] ?? row * rowPx;

  const rowRange =
    viewport &&
    (rowStarts
      ? visibleItems(viewport.down, rowStarts)
      : visibleRows(viewport.down, { sizePx: rowPx, count: rows.length }));
  const columnRange = viewport && visibleItems(viewport.across, starts);
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
    bodyPx: topOf(rows.length) - rowPx,
    topOf,
    /** Height of a row with wrapped texts, in px. */
    heightOf: (row: number) => heights?.[row],
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
      const top = scrollToReveal(visible.down, { start: topOf(row), size: topOf(row + 1) - topOf(row) });
      if (top !== visible.down.from) element.scrollTop = top - rowPx;
    },
  };
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';
