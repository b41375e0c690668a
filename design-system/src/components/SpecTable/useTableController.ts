import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { pressedSizeParts } from './pressedSizeParts.tsx';
import { toSpecColumns } from './specColumnOps.ts';
import type { SpecTableProps } from './SpecTable.tsx';
import { specTableLabels } from './specTableLabels.ts';
import { useRowSheet } from './useRowSheet.ts';
import { useSizeBar } from './useSizeBar.ts';
import { useSpecView } from './useSpecView.ts';
import { useTableExport } from './useTableExport.ts';
import { useWindowedRows } from './useWindowedRows.ts';

/** With more columns than this, a narrow screen does not show them all. */
const maxNarrowColumns = 3;

/** What a table shows and what was opened in it: its columns and rows, the sheet of a row, the pressed code. */
export function useTableController(props: SpecTableProps) {
  const { table, part, caption, rowAction: action, hasTools = true, hasRowLinks = false } = props;
  const { currentCell = null } = props;
  const { rows } = table;
  const labels = useMemo(() => ({ ...specTableLabels, ...props.labels }), [props.labels]);
  const { column: nameOf } = labels;
  const columns = useMemo(() => toSpecColumns(table, nameOf), [table, nameOf]);
  const view = useSpecView({
    table,
    columns,
    hasTools,
    hasRowLinks,
    start: part?.start ?? 0,
    currentRow: currentCell?.row ?? null,
  });
  const tableExport = useTableExport({ rows, columns, caption, formatCsv: props.formatCsv });
  const isWide = columns.length > maxNarrowColumns;
  const boxRef = useRef<HTMLDivElement>(null);
  const rowSheet = useRowSheet({ isEnabled: hasTools && isWide, frame: boxRef });
  const sizeBar = useSizeBar({
    action,
    frame: boxRef,
    sheet: { ...rowSheet, open: rowSheet.openSheet },
    columns,
    rows,
    labels,
  });
  useChosenRow(rowSheet.openRow ?? sizeBar.pressed?.row ?? null, props.onChooseRow);
  return {
    rows,
    columns,
    /** A narrow screen does not show all columns. */
    isWide,
    labels,
    hasTools,
    action,
    currentCell,
    view,
    WindowedRows: useWindowedRows(view.isWindowed),
    tableExport,
    boxRef,
    rowSheet,
    sizeBar,
    pressedSize: pressedSizeParts({ sizeBar, action, tableExport, labels }),
  };
}

export type TableController = ReturnType<typeof useTableController>;

/** Reports the row that was opened, or one of whose codes was pressed. */
function useChosenRow(row: number | null, onChoose: ((row: number) => void) | undefined): void {
  const report = useEffectEvent((chosen: number) => onChoose?.(chosen));
  useEffect(
    function reportChosenRow() {
      if (row !== null) report(row);
    },
    [row],
  );
}
