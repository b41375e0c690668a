import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';

export interface WindowedRowsProps {
  /** Positions of the rows in the stored table, in order. */
  rows: readonly number[];
  /** The scroll container. */
  box: RefObject<HTMLDivElement | null>;
  /** Height of a single-line row, in px. */
  rowHeightPx: number;
  columnCount: number;
  renderRow: (row: number, measure: (element: HTMLTableRowElement | null) => void, at: number) => ReactNode;
}

/** Renders the rows in view, and spacers for the others. */
export function WindowedRows({ rows, box, rowHeightPx, columnCount, renderRow }: WindowedRowsProps) {
  // oxlint-disable-next-line react/incompatible-library -- the component re-renders with each step of scrolling anyway
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeightPx,
    overscan: 12,
  });
  const { measure } = virtual;
  useLayoutEffect(
    function remeasure() {
      measure();
    },
    [measure, rows],
  );
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <Spacer columnCount={columnCount} heightPx={before} />
      {items.map(({ index }) => {
        const row = rows[index];
        return row === undefined ? null : renderRow(row, virtual.measureElement, index);
      })}
      <Spacer columnCount={columnCount} heightPx={after} />
    </>
  );
}

/** Reserves the space of rows that are not rendered. */
function Spacer({ heightPx, columnCount }: { heightPx: number; columnCount: number }) {
  if (!(heightPx > 0)) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columnCount} style={{ height: heightPx, padding: 0 }} />
    </tr>
  );
}
