import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';

export interface WindowedRowsProps {
  /** Positions of the rows, in order. */
  rows: readonly number[];
  /** The box they scroll in. */
  box: RefObject<HTMLDivElement | null>;
  /** Height of a row of one line in px. */
  rowHeightPx: number;
  columnCount: number;
  renderRow: (row: number, measure: (element: HTMLTableRowElement | null) => void, at: number) => ReactNode;
}

/** Of very many rows those in sight, and room for the others. */
export function WindowedRows({ rows, box, rowHeightPx, columnCount, renderRow }: WindowedRowsProps) {
  // oxlint-disable-next-line react/incompatible-library -- all of this is drawn anew with each step of scrolling
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeightPx,
    overscan: 12,
  });
  const { measure } = virtual;
  useLayoutEffect(
    function measureAnew() {
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

/** Stands for the rows that are not in the page. */
function Spacer({ heightPx, columnCount }: { heightPx: number; columnCount: number }) {
  if (!(heightPx > 0)) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columnCount} style={{ height: heightPx, padding: 0 }} />
    </tr>
  );
}
