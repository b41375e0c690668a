import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import { IconArrowsHorizontal } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { type ColumnHighlight, columnHighlightHandlers } from './columnHighlight.ts';
import { type PressedSizeParts, pressedSizeParts } from './pressedSizeParts.tsx';
import {
  type SpecCell,
  type SpecColumn,
  type SpecRow,
  type SpecTableData,
  toSpecColumns,
} from './specColumnOps.ts';
import { type SpecRowAction } from './specRowAction.ts';
import { SpecRowValues } from './SpecRowValues.tsx';
import * as styles from './SpecTable.css.ts';
import { SpecTableBody } from './SpecTableBody.tsx';
import { SpecTableFooter } from './SpecTableFooter.tsx';
import { SpecTableFrame } from './SpecTableFrame.tsx';
import { SpecTableHeader } from './SpecTableHeader.tsx';
import { type SpecTableLabels, specTableLabels } from './specTableLabels.ts';
import { type SpecTablePart, SpecTablePartLinks } from './SpecTablePart.tsx';
import { SpecTableTools } from './SpecTableTools.tsx';
import { useRowSheet } from './useRowSheet.ts';
import { type SizeBar, useSizeBar } from './useSizeBar.ts';
import { useSpecView } from './useSpecView.ts';
import { type FormatCsv, useTableExport } from './useTableExport.ts';

export interface SpecTableProps {
  table: SpecTableData;
  /** The table is a part of a longer one, which replaces it when it has loaded. */
  part?: SpecTablePart;
  /** Accessible name of the table. */
  caption: string;
  /** Heading above the table, beside its tools. */
  heading?: ReactNode;
  /** Lower rows and smaller text. @default false */
  isDense?: boolean;
  /** Search, pages, copying and download. @default true */
  hasTools?: boolean;
  /** Gives rows ids, from their first cells, for links to them. For one table per page. @default false */
  hasRowLinks?: boolean;
  /** The cell that the page is about: marked, its page shown, and in view for links to `#size`. */
  currentCell?: SpecCell | null;
  /** A drawing whose letters stand in the titles of its columns, above the rows. */
  drawing?: ReactNode;
  /** A row was opened, or one of its codes pressed. */
  onChooseRow?: (row: number) => void;
  /** Letters of the drawing. */
  columnHighlight?: ColumnHighlight | undefined;
  /** Subject of the table, shown in the sheet of a row on narrow screens. @default caption */
  subject?: string;
  /** Action on the codes of the table, or on its rows by their first cells in the sheet alone. Closes the sheet. */
  rowAction?: SpecRowAction;
  /** Writes header and rows as CSV; without it the table cannot be downloaded. */
  formatCsv?: FormatCsv;
  labels?: Partial<SpecTableLabels>;
}

/** From this number of columns on, they have less padding. */
const manyColumns = 10;

/** With more columns than this, a narrow screen does not show them all. */
const maxNarrowColumns = 3;

const importWindowedRows = () => import('./WindowedRows.tsx').then(({ WindowedRows }) => WindowedRows);

/** A specification table: every stored cell, to compare and to copy. */
export function SpecTable(props: SpecTableProps) {
  const { table, caption, heading, isDense = false, hasTools = true, hasRowLinks = false, part } = props;
  const { rows } = table;
  const captionId = useId();
  const labels = useMemo(() => ({ ...specTableLabels, ...props.labels }), [props.labels]);
  const { column: nameOf } = labels;
  const columns = useMemo(() => toSpecColumns(table, nameOf), [table, nameOf]);
  const { currentCell = null, columnHighlight } = props;
  const { highlightedColumn = null } = columnHighlight ?? {};
  const view = useSpecView({
    table,
    columns,
    hasTools,
    hasRowLinks,
    start: part?.start ?? 0,
    currentRow: currentCell?.row ?? null,
  });
  const tableExport = useTableExport({ rows, columns, caption, formatCsv: props.formatCsv });
  const hasSheet = hasTools && columns.length > maxNarrowColumns;
  const boxRef = useRef<HTMLDivElement>(null);
  const rowSheet = useRowSheet({ isEnabled: hasSheet, frame: boxRef });
  const { openRow, openColumn, openSheet, Sheet, close, handlers } = rowSheet;
  const action = props.rowAction;
  const sizeBar = useSizeBar({
    action,
    frame: boxRef,
    sheet: { ...rowSheet, open: openSheet },
    columns,
    rows,
    labels,
  });
  const reportRow = useEffectEvent((row: number) => props.onChooseRow?.(row));
  const chosenRow = openRow ?? sizeBar.pressed?.row ?? null;
  useEffect(
    function reportChosenRow() {
      if (chosenRow !== null) reportRow(chosenRow);
    },
    [chosenRow],
  );
  const VisibleRows = useWindowedRows(view.isWindowed);
  if (columns.length === 0) return null;

  const hasList = rows.length === 1 && columns.length > maxNarrowColumns;
  const { columnCount, hasAddColumn } = sizeBar;
  const pressedSize = pressedSizeParts({ sizeBar, action, tableExport, labels });
  const tableStyles = [
    styles.table,
    isDense && styles.dense,
    columns.length >= manyColumns && styles.manyColumns,
    hasTools && styles.withCopy,
  ];
  return (
    <div data-component="SpecTable">
      {hasTools ? (
        <SpecTableTools
          heading={heading}
          labels={labels}
          tableExport={tableExport}
          total={rows.length}
          view={view}
        />
      ) : (
        heading
      )}
      {hasSheet && !hasList && (
        <span className={styles.swipeHint}>
          <IconArrowsHorizontal size={18} />
          {labels.swipeHint}
        </span>
      )}
      {hasList && rows[0] && (
        <OnlyRow
          columns={columns}
          labels={labels}
          pressedSize={pressedSize}
          row={rows[0]}
          sizeBar={sizeBar}
        />
      )}
      {props.drawing && (
        <div className={styles.drawing} data-part="drawing">
          {props.drawing}
        </div>
      )}
      <div {...columnHighlightHandlers(columnHighlight)} className={hasList ? styles.onlyWide : undefined}>
        <SpecTableFrame
          boxRef={boxRef}
          captionId={captionId}
          isPaged={view.range.pageCount > 1}
          isWindowed={VisibleRows !== null}
        >
          <table
            aria-rowcount={VisibleRows ? view.shown.length + 1 : undefined}
            className={tableStyles.filter(Boolean).join(' ')}
            data-highlighted-column={highlightedColumn === null ? undefined : highlightedColumn + 1}
          >
            <caption>
              <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>
            </caption>
            <SpecTableHeader
              columnHighlight={columnHighlight}
              columns={columns}
              currentCell={currentCell}
              labels={labels}
              sizeBar={sizeBar}
            />
            <SpecTableBody
              {...handlers}
              addSize={action?.codeColumns && sizeBar.addSize}
              pressedSize={pressedSize}
              columnCount={columnCount}
              hasAddColumn={hasAddColumn}
              listedOf={sizeBar.listedOf}
              onClick={(event) => {
                if (!sizeBar.onClick(event)) handlers.onClick(event);
              }}
              WindowedRows={VisibleRows}
              boxRef={boxRef}
              columns={columns}
              currentCell={currentCell}
              isDense={isDense}
              labels={labels}
              onOpenSheet={openSheet}
              openRow={openRow}
              rows={rows}
              tableExport={hasTools ? tableExport : null}
              view={view}
            />
          </table>
        </SpecTableFrame>
      </div>
      {view.isLong && <SpecTableFooter labels={labels} view={view} />}
      {part && <SpecTablePartLinks labels={labels} length={rows.length} part={part} />}
      {openRow !== null && Sheet && (
        <Sheet
          action={action}
          caption={props.subject ?? caption}
          columns={columns}
          labels={labels}
          onClose={close}
          column={openColumn}
          row={rows[openRow] ?? {}}
          tableExport={tableExport}
        />
      )}
    </div>
  );
}

/** Loads windowing with the first table that needs it, and returns it while the table does. */
function useWindowedRows(isNeeded: boolean) {
  const [WindowedRows, load] = useLazyComponent(importWindowedRows);
  useEffect(
    function loadWindow() {
      if (isNeeded) load();
    },
    [isNeeded, load],
  );
  return isNeeded ? WindowedRows : null;
}

interface OnlyRowProps {
  row: SpecRow;
  columns: readonly SpecColumn[];
  sizeBar: SizeBar;
  pressedSize: PressedSizeParts;
  labels: SpecTableLabels;
}

/** The only row of a table as a list, on narrow screens. */
function OnlyRow({ row, columns, sizeBar, pressedSize, labels }: OnlyRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the buttons of the codes have keys
    <div className={styles.onlyNarrow} data-row={0} onClick={sizeBar.onClick}>
      <SpecRowValues
        addSize={(column) => sizeBar.addSize(0, column)}
        columns={columns}
        labels={labels}
        row={row}
      />
      {pressedSize.status === 'failed' && <div className={styles.listEnd}>{pressedSize.end}</div>}
    </div>
  );
}
