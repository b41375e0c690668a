import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { columnWidths } from './columnGeometry.ts';
import type { CellPosition, Grid } from './specTableOps.ts';

/** Row numbers at the start of a line, and the place of the remove button at its end, in px. */
export const edgePx = 40;
export const edgeTouchPx = 44;

interface GridWindowOptions {
  scroller: RefObject<HTMLElement | null>;
  grid: Grid;
  /** By line: it is on the page wherever the table is scrolled to, so that it keeps the focus. */
  active: CellPosition;
  isTouch: boolean;
}

/** Only the cells in sight, and the active one, are on the page. */
export function useGridWindow({ scroller, grid, active, isTouch }: GridWindowOptions) {
  const [isRtl, setRtl] = useState(false);
  const [available, setAvailable] = useState(0);
  const linePx = isTouch ? 44 : 38;
  const edge = isTouch ? edgeTouchPx : edgePx;

  useEffect(
    function followSize() {
      const element = scroller.current;
      if (!element) return;
      setRtl(getComputedStyle(element).direction === 'rtl');
      const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [scroller],
  );

  const widths = useMemo(
    () => columnWidths(grid, { available: available - 2 * edge }),
    [grid, available, edge],
  );
  const widthsKey = widths.join();

  const rowVirtualizer = useVirtualizer({
    count: grid.rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => linePx,
    overscan: 6,
    scrollMargin: linePx,
    scrollPaddingStart: linePx,
    initialRect: { width: 960, height: 420 },
    rangeExtractor: useCallback(
      (range) => withIndex(defaultRangeExtractor(range), active.row - 1),
      [active.row],
    ),
    getItemKey: useCallback((index: number) => `${index} ${linePx}`, [linePx]),
  });

  const columnVirtualizer = useVirtualizer({
    horizontal: true,
    isRtl,
    count: widths.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => widths[index] ?? 0,
    overscan: 2,
    scrollMargin: edge,
    scrollPaddingStart: edge,
    initialRect: { width: 960, height: 420 },
    rangeExtractor: useCallback(
      (range) => withIndex(defaultRangeExtractor(range), active.column),
      [active.column],
    ),
    // A new function makes it measure again.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    getItemKey: useCallback((index: number) => index, [widthsKey, edge]),
  });

  const rows = rowVirtualizer.getVirtualItems();
  const columnsKey = columnVirtualizer
    .getVirtualItems()
    .map(({ index }) => index)
    .join();
  const columns = useMemo(() => (columnsKey === '' ? [] : columnsKey.split(',').map(Number)), [columnsKey]);

  return {
    rows: rows.map(({ index, start }) => ({ index, top: start - linePx })),
    columns,
    template: `${edge}px ${widths.map((width) => `${width}px`).join(' ')} ${edge}px`,
    widths,
    linePx,
    bodyPx: grid.rows.length * linePx,
    reveal({ row, column }: CellPosition) {
      if (row > 0) rowVirtualizer.scrollToIndex(row - 1);
      columnVirtualizer.scrollToIndex(column);
    },
  };
}

/** In order, so that the page's order is the table's. */
function withIndex(indexes: number[], index: number): number[] {
  if (index < 0 || indexes.includes(index)) return indexes;
  return [...indexes, index].sort((a, b) => a - b);
}
