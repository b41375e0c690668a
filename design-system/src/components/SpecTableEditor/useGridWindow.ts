import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { columnWidths } from './columnGeometry.ts';
import type { CellPosition, Grid } from './specGridOps.ts';
import {
  visibleColumns,
  indexesIncluding,
  visibleRows,
  scrollToReveal,
  type ScrollSpan,
  startOffsets,
  quantizeSpan,
} from './windowGeometry.ts';

/** Row numbers at the start of a line, and the place of the remove button at its end, in px. */
export const edgeColumnPx = 40;
export const touchEdgeColumnPx = 44;

interface GridWindowOptions {
  scroller: RefObject<HTMLElement | null>;
  grid: Grid;
  /** By line: it is on the page wherever the table is scrolled to, so that it keeps the focus. */
  active: CellPosition;
  isTouch: boolean;
}

/** Rows and columns are drawn ahead by so much: until then, scrolling draws nothing. */
const overscanRows = 4;
const overscanPx = 120;
/** Of a box that is not laid out. */
const fallbackSize = { width: 960, height: 420 };

/** What is drawn, along both axes, in px of the cells. Nothing before the box has been measured. */
interface GridViewport {
  across: ScrollSpan;
  down: ScrollSpan;
  available: number;
  textScale: number;
}

/** Only the cells in sight, and the active one, are on the page. */
export function useGridWindow({ scroller, grid, active, isTouch }: GridWindowOptions) {
  const linePx = isTouch ? 44 : 38;
  const edge = isTouch ? touchEdgeColumnPx : edgeColumnPx;
  const [place, setPlace] = useState<GridViewport | null>(null);

  const seen = useCallback((): { across: ScrollSpan; down: ScrollSpan } | null => {
    const element = scroller.current;
    if (!element) return null;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
    // From right to left the browser counts backwards.
    return {
      across: { from: Math.abs(scrollLeft), length: (clientWidth || fallbackSize.width) - edge },
      down: { from: scrollTop, length: (clientHeight || fallbackSize.height) - linePx },
    };
  }, [scroller, edge, linePx]);

  useLayoutEffect(
    function followSight() {
      const element = scroller.current;
      if (!element) return;
      const textScale = textScaleNow();
      const look = () => {
        const sight = seen();
        if (!sight) return;
        const next: GridViewport = {
          across: quantizeSpan(sight.across, overscanPx),
          down: quantizeSpan(sight.down, overscanRows * linePx),
          available: element.clientWidth,
          textScale,
        };
        setPlace((last) => (last && isSameViewport(last, next) ? last : next));
      };
      // Within the frame that scrolls, or that has laid the box out: no row is ever blank.
      const drawAtOnce = () => flushSync(look);
      element.addEventListener('scroll', drawAtOnce, { passive: true });
      // Tells of the first layout, too: to ask for it here would make the page lay itself out once more.
      const observer = new ResizeObserver(drawAtOnce);
      observer.observe(element);
      return () => {
        element.removeEventListener('scroll', drawAtOnce);
        observer.disconnect();
      };
    },
    [scroller, seen, linePx],
  );

  const { available = 0, textScale = 1 } = place ?? {};
  const widths = useMemo(
    () => columnWidths(grid, { availablePx: available - 2 * edge, textScale }),
    [grid, available, edge, textScale],
  );
  const widthsKey = widths.join();
  // oxlint-disable-next-line react/exhaustive-deps -- the same widths are the same columns
  const starts = useMemo(() => startOffsets(widths), [widthsKey]);

  const rowStretch = place && visibleRows(place.down, { sizePx: linePx, count: grid.rows.length });
  const columnStretch = place && visibleColumns(place.across, starts);
  const { first, last } = columnStretch ?? { first: 0, last: -1 };
  const columns = useMemo(
    () => indexesIncluding({ first, last }, active.column),
    [first, last, active.column],
  );
  const columnsKey = columns.join();
  // oxlint-disable-next-line react/exhaustive-deps -- rows are drawn again only when others are in sight
  const drawnColumns = useMemo(() => columns, [columnsKey]);

  return {
    rows: rowStretch ? indexesIncluding(rowStretch, active.row - 1) : [],
    columns: drawnColumns,
    template: useMemo(() => `${edge}px ${widthsKey.replaceAll(',', 'px ')}px ${edge}px`, [edge, widthsKey]),
    starts,
    linePx,
    bodyPx: grid.rows.length * linePx,
    reveal({ row, column }: CellPosition) {
      const element = scroller.current;
      const sight = seen();
      if (!element || !sight) return;
      const start = starts[column] ?? 0;
      const size = (starts[column + 1] ?? start) - start;
      const left = scrollToReveal(sight.across, { start, size });
      if (left !== sight.across.from) element.scrollLeft = isRtl(element) ? -left : left;
      if (row === 0) return;
      const top = scrollToReveal(sight.down, { start: (row - 1) * linePx, size: linePx });
      if (top !== sight.down.from) element.scrollTop = top;
    },
  };
}

const isSameSpan = (a: ScrollSpan, b: ScrollSpan) => a.from === b.from && a.length === b.length;

const isSameViewport = (a: GridViewport, b: GridViewport) =>
  a.available === b.available && isSameSpan(a.across, b.across) && isSameSpan(a.down, b.down);

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** How many times the usual 16 px the text of the page has. */
const textScaleNow = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
