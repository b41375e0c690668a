import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import { IconArrowsHorizontal } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { type SpecTableData, toSpecColumns } from './specColumnOps.ts';
import type { SpecRowAction } from './SpecRowSheet.tsx';
import { SpecRowValues } from './SpecRowValues.tsx';
import * as styles from './SpecTable.css.ts';
import { SpecTableBody } from './SpecTableBody.tsx';
import { SpecTableFooter } from './SpecTableFooter.tsx';
import { SpecTableFrame } from './SpecTableFrame.tsx';
import { type SpecTableLabels, specTableLabels } from './specTableLabels.ts';
import { type SpecTablePart, SpecTablePartLinks } from './SpecTablePart.tsx';
import { ColumnHeader } from './SpecTableRow.tsx';
import { SpecTableTools } from './SpecTableTools.tsx';
import { useRowSheet } from './useRowSheet.ts';
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
  /** Subject of the table, shown in the sheet of a row on narrow screens. @default caption */
  subject?: string;
  /** Action on a row in its sheet; called with the row's first cell. Closes the sheet. */
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
  const view = useSpecView({ table, columns, hasTools, hasRowLinks, start: part?.start ?? 0 });
  const tableExport = useTableExport({ rows, columns, caption, formatCsv: props.formatCsv });
  const hasSheet = hasTools && columns.length > maxNarrowColumns;
  const boxRef = useRef<HTMLDivElement>(null);
  const { openRow, openSheet, Sheet, close, handlers } = useRowSheet({ isEnabled: hasSheet, frame: boxRef });
  const [WindowedRows, loadWindowedRows] = useLazyComponent(importWindowedRows);
  const { isWindowed: needsWindow } = view;
  useEffect(
    function loadWindow() {
      if (needsWindow) loadWindowedRows();
    },
    [needsWindow, loadWindowedRows],
  );
  if (columns.length === 0) return null;

  const hasList = rows.length === 1 && columns.length > maxNarrowColumns;
  const VisibleRows = needsWindow ? WindowedRows : null;
  const hasUnits = columns.some(({ unit }) => unit);
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
        <div className={styles.onlyNarrow}>
          <SpecRowValues columns={columns} labels={labels} row={rows[0]} />
        </div>
      )}
      <div className={hasList ? styles.onlyWide : undefined}>
        <SpecTableFrame
          boxRef={boxRef}
          captionId={captionId}
          isPaged={view.range.pageCount > 1}
          isWindowed={VisibleRows !== null}
        >
          <table
            aria-rowcount={VisibleRows ? view.shown.length + 1 : undefined}
            className={tableStyles.filter(Boolean).join(' ')}
          >
            <caption>
              <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>
            </caption>
            <thead>
              <tr className={styles.row}>
                {columns.map((column, index) => (
                  <ColumnHeader column={column} hasUnits={hasUnits} isFirst={index === 0} key={column.key} />
                ))}
              </tr>
            </thead>
            <SpecTableBody
              {...handlers}
              WindowedRows={VisibleRows}
              boxRef={boxRef}
              columns={columns}
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
          action={props.rowAction}
          caption={props.subject ?? caption}
          columns={columns}
          labels={labels}
          onClose={close}
          position={openRow}
          row={rows[openRow] ?? {}}
          tableExport={tableExport}
        />
      )}
    </div>
  );
}
