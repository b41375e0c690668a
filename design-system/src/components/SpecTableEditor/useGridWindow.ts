import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { CellPosition } from './cellRangeOps.ts';
import { columnWidths } from './columnGeometry.ts';
import { type GridSpans, type GridViewport, useGridViewport, withOverscan } from './useGridViewport.ts';
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
  const { rows, active, range, chosenWidths, keepShownWidths } = table;
  const rowPx = isTouch ? 44 : 38;
  const edgePx = isTouch ? touchEdgeColumnPx : edgeColumnPx;
  const { viewport, keep, measure } = useGridViewport({ scroller, rowPx, edgePx });
  const { availablePx = 0, textScale = 1 } = viewport ?? {};

  const measuredWidths = useMemo(
    () => columnWidths(rows, { availablePx: availablePx - 2 * edgePx, textScale, chosen: chosenWidths }),
    [rows, availablePx, edgePx, textScale, chosenWidths],
  );
  const widths = useStableList(measuredWidths);
  useLayoutEffect(function reportWidths() {
    keepShownWidths(widths);
  });
  const starts = useMemo(() => startOffsets(widths), [widths]);

  const heights = useMemo(
    () => (isWrapped ? rowHeights(rows, { widths, rowPx, textScale }) : null),
    [isWrapped, rows, widths, rowPx, textScale],
  );
  const rowStarts = useMemo(() => heights && startOffsets(heights), [heights]);
  const topOf = (row: number) => rowStarts?.[row] ?? row * rowPx;

  /** The visible spans after scrolling to a cell. */
  const spansRevealing = ({ row, column }: CellPosition, { across, down }: GridSpans): GridSpans => {
    const start = starts[column] ?? 0;
    const size = (starts[column + 1] ?? start) - start;
    const top = topOf(row);
    return {
      across: { ...across, from: scrollToReveal(across, { start, size }) },
      down:
        row === 0
          ? down
          : { ...down, from: scrollToReveal(down, { start: top, size: topOf(row + 1) - top }) },
    };
  };

  const { focus } = range;
  const lastFocus = useRef(focus);
  const hasFocusMoved = focus.row !== lastFocus.current.row || focus.column !== lastFocus.current.column;
  // A moved focus is scrolled to before the next paint: the cells of that scroll position are rendered at once.
  const shown: GridViewport | null =
    hasFocusMoved && viewport
      ? { ...viewport, ...withOverscan(spansRevealing(focus, viewport.visible), rowPx) }
      : viewport;
  useLayoutEffect(function keepShownViewport() {
    lastFocus.current = focus;
    keep(shown);
  });

  const rowRange =
    shown &&
    (rowStarts
      ? visibleItems(shown.rendered.down, rowStarts)
      : visibleRows(shown.rendered.down, { sizePx: rowPx, count: rows.length }));
  const columnRange = shown && visibleItems(shown.rendered.across, starts);

  return {
    /** Rows below the header, which is always rendered. */
    rows: rowRange ? indexesIncluding(rowRange, active.row).filter((row) => row > 0) : [],
    columns: useStableList(columnRange ? indexesIncluding(columnRange, active.column) : []),
    template: useMemo(() => `${edgePx}px ${widths.join('px ')}px ${edgePx}px`, [edgePx, widths]),
    rowPx,
    bodyPx: topOf(rows.length) - rowPx,
    topOf,
    /** Height of a row with wrapped texts, in px. */
    heightOf: (row: number) => heights?.[row],
    /** Distance of a column from the start of the table, in px. */
    startOf: (column: number) => edgePx + (starts[column] ?? 0),
    /** Scrolls a cell into view. */
    reveal(cell: CellPosition) {
      const element = scroller.current;
      const visible = measure();
      if (!element || !visible) return;
      const { across, down } = spansRevealing(cell, visible);
      if (across.from === visible.across.from && down.from === visible.down.from) return;
      element.scrollTo(isRtl(element) ? -across.from : across.from, down.from - rowPx);
    },
  };
}

/** Returns the last list while the items are equal, so that memoized rows do not re-render. */
function useStableList(list: readonly number[]): readonly number[] {
  const stable = useRef(list);
  const { current } = stable;
  if (list.length !== current.length || list.some((item, index) => item !== current[index]))
    stable.current = list;
  return stable.current;
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';
