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

/** Number of columns above which a narrow screen does not show them all. */
const maxNarrowColumns = 3;

/** The displayed part of a table and its open parts: columns and rows, the sheet of a row, the pressed code. */
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
  const chosenRow = rowSheet.openRow ?? sizeBar.pressed?.row ?? null;
  const reportRow = useEffectEvent((row: number) => props.onChooseRow?.(row));
  useEffect(
    function reportChosenRow() {
      if (chosenRow !== null) reportRow(chosenRow);
    },
    [chosenRow],
  );
  return {
    rows,
    columns,
    /** Whether a narrow screen hides columns. */
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
