import type { ReactNode } from 'react';
import { IconArrowsHorizontal } from '../Icon/index.ts';
import { type ColumnHighlight, columnHighlightHandlers } from './columnHighlight.ts';
import type { SpecCell, SpecTableData } from './specColumnOps.ts';
import { SpecOnlyRow } from './SpecOnlyRow.tsx';
import type { SpecRowAction } from './specRowAction.ts';
import * as styles from './SpecTable.css.ts';
import { SpecTableElement } from './SpecTableElement.tsx';
import { SpecTableFooter } from './SpecTableFooter.tsx';
import type { SpecTableLabels } from './specTableLabels.ts';
import { type SpecTablePart, SpecTablePartLinks } from './SpecTablePart.tsx';
import { SpecTableTools } from './SpecTableTools.tsx';
import { useTableController } from './useTableController.ts';
import type { FormatCsv } from './useTableExport.ts';

export interface SpecTableProps {
  table: SpecTableData;
  /** Position when the table is part of a longer one, which replaces it once loaded. */
  part?: SpecTablePart;
  /** Accessible name of the table. */
  caption: string;
  /** Heading above the table, beside its tools. */
  heading?: ReactNode;
  /** Reduced row height and font size. @default false */
  isDense?: boolean;
  /** Search, pages, copying and download. @default true */
  hasTools?: boolean;
  /** Gives rows ids, from their first cells, for links to them. Only for one table per page. @default false */
  hasRowLinks?: boolean;
  /** The current cell: it is marked, its page is shown, and links to `#size` scroll to it. */
  currentCell?: SpecCell | null;
  /** A drawing above the rows, whose letters also mark the titles of its columns. */
  drawing?: ReactNode;
  /** Called when a row was opened, or one of its codes pressed. */
  onChooseRow?: (row: number) => void;
  /** Letters of the drawing. */
  columnHighlight?: ColumnHighlight | undefined;
  /** Subject of the table, shown in the sheet of a row on narrow screens. @default caption */
  subject?: string;
  /** Action on the codes of the table, or, only in the sheet, on its rows by their first cells. Closes the sheet. */
  rowAction?: SpecRowAction;
  /** Formats header and rows as CSV; without it the table cannot be downloaded. */
  formatCsv?: FormatCsv;
  labels?: Partial<SpecTableLabels>;
}

/** A specification table: every stored cell, for comparing and copying. */
export function SpecTable(props: SpecTableProps) {
  const { caption, heading, part } = props;
  const controller = useTableController(props);
  const { rows, columns, isWide, labels, hasTools, view } = controller;
  const { openRow, openColumn, Sheet, close } = controller.rowSheet;
  if (columns.length === 0) return null;

  const hasList = rows.length === 1 && isWide;
  return (
    <div data-component="SpecTable">
      {hasTools ? <SpecTableTools controller={controller} heading={heading} /> : heading}
      {hasTools && isWide && !hasList && (
        <span className={styles.swipeHint}>
          <IconArrowsHorizontal size={18} />
          {labels.swipeHint}
        </span>
      )}
      {hasList && <SpecOnlyRow controller={controller} />}
      {props.drawing && (
        <div className={styles.drawing} data-part="drawing">
          {props.drawing}
        </div>
      )}
      <div
        {...columnHighlightHandlers(props.columnHighlight)}
        className={hasList ? styles.onlyWide : undefined}
      >
        <SpecTableElement {...props} controller={controller} />
      </div>
      {view.isLong && <SpecTableFooter labels={labels} view={view} />}
      {part && <SpecTablePartLinks labels={labels} length={rows.length} part={part} />}
      {openRow !== null && Sheet && (
        <Sheet
          {...controller}
          caption={props.subject ?? caption}
          column={openColumn}
          onClose={close}
          row={rows[openRow] ?? {}}
        />
      )}
    </div>
  );
}
