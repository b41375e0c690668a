import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useCloseOnBack, useLazyComponent } from '../../hooks/index.ts';
import { breakpoints } from '../../theme/index.ts';
import { IconArrowsHorizontal } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { SpecRowAction } from './SpecRowSheet.tsx';
import { SpecRowValues } from './SpecRowValues.tsx';
import * as styles from './SpecTable.css.ts';
import { SpecTableFooter } from './SpecTableFooter.tsx';
import { SpecTableFrame } from './SpecTableFrame.tsx';
import { type SpecTableLabels, specTableLabels } from './specTableLabels.ts';
import { cellText, toSpecColumns, type SpecTableData } from './specColumnOps.ts';
import { ColumnHeader, Row } from './SpecTableRow.tsx';
import { SpecTableTools } from './SpecTableTools.tsx';
import { useCopyToClipboard } from './useCopyToClipboard.ts';
import { maxUnwindowedRows } from './specViewOps.ts';
import { useSpecView } from './useSpecView.ts';

export interface SpecTableProps {
  table: SpecTableData;
  /** Name of the table for assistive technology. */
  caption: string;
  /** What stands above the table, beside its tools. */
  heading?: ReactNode;
  /** Lower rows and smaller text. @default false */
  isDense?: boolean;
  /** Ways to find, page, copy and download; without them it is the table alone. @default true */
  hasTools?: boolean;
  /** Rows have ids, by their first cells, so that an address can lead to one. One table of a page. @default false */
  hasRowLinks?: boolean;
  /** What the table is about, in the sheet of a row on narrow screens. @default caption */
  subject?: string;
  /** What can be done with a row, in its sheet; it is told the row's first cell, and the sheet closes. */
  rowAction?: SpecRowAction;
  /** Writes header and rows as CSV; without it the table cannot be downloaded. */
  formatCsv?: (lines: readonly (readonly string[])[]) => string | Promise<string>;
  labels?: Partial<SpecTableLabels>;
}

/** From here on columns stand closer. */
const manyColumns = 10;

/** With more columns than this, a narrow screen does not show them all. */
const maxNarrowColumns = 3;

const loadWindowedRows = () => import('./WindowedRows.tsx').then(({ WindowedRows }) => WindowedRows);
const loadSheet = () => import('./SpecRowSheet.tsx').then(({ SpecRowSheet }) => SpecRowSheet);
const loadExport = () => import('./specExportOps.ts');

/** Shows a specification table: every stored cell, in a form to compare and to copy from. */
export function SpecTable({
  table,
  caption,
  heading,
  isDense = false,
  hasTools = true,
  hasRowLinks = false,
  subject = caption,
  rowAction,
  formatCsv,
  labels: given,
}: SpecTableProps) {
  const captionId = useId();
  const labels = useMemo(() => ({ ...specTableLabels, ...given }), [given]);
  const { column: nameOf } = labels;
  const columns = useMemo(() => toSpecColumns(table, nameOf), [table, nameOf]);
  const view = useSpecView({ table, columns, hasTools, hasRowLinks });
  const { result, copy } = useCopyToClipboard();
  const [active, setActive] = useState(0);
  const [openRow, setOpenRow] = useState<number | null>(null);
  const [WindowedRows, prepareWindow] = useLazyComponent(loadWindowedRows);
  const [Sheet, prepareSheet] = useLazyComponent(loadSheet);
  const boxRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const closeSheet = useCloseOnBack({ isOpen: openRow !== null, onClose: () => setOpenRow(null) });
  const { isWindowed: needsWindow } = view;
  useEffect(
    function loadWindowWhenNeeded() {
      if (needsWindow) prepareWindow();
    },
    [needsWindow, prepareWindow],
  );
  if (columns.length === 0) return null;

  const { rows } = table;
  const [first] = columns;
  const nameOfRow = (at: number) => (first && cellText(rows[at] ?? {}, first.key)) ?? '';
  const shown = new Set(view.shown);
  /** The copy button is one stop for the keyboard: on the row pointed at last, else on the first that is shown. */
  const stop = shown.has(active) ? active : view.shown[0];
  const hasSheet = hasTools && columns.length > maxNarrowColumns;
  const hasList = rows.length === 1 && columns.length > maxNarrowColumns;

  const copyTable = () => copy('table', async () => (await loadExport()).tableText(rows, columns));
  const copyRow = (at: number) =>
    copy(`row ${at}`, async () => (await loadExport()).rowText(rows[at] ?? {}, columns));
  const download = async () => {
    if (!formatCsv) return;
    const { tableLines, fileName } = await loadExport();
    const csv = await formatCsv(tableLines(rows, columns));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
    link.download = fileName(caption, 'csv');
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };

  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    const at = rowPosition(target);
    if (pointerType !== 'touch' && at !== null) setActive(at);
  };
  const onPointerDown = () => {
    if (hasSheet && isNarrow()) prepareSheet();
  };
  const onClick = (event: MouseEvent) => {
    const at = rowPosition(event.target);
    if (at === null || !hasSheet || !isNarrow() || isControl(event.target)) return;
    prepareSheet();
    setOpenRow(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !isControl(event.target) || stop === undefined) return;
    const next = view.shown[view.shown.indexOf(stop) + step];
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    requestAnimationFrame(() =>
      bodyRef.current?.querySelector<HTMLElement>(`[data-row="${next}"] button`)?.focus(),
    );
  };

  const draw = (at: number, measure?: (element: HTMLTableRowElement | null) => void, position?: number) => {
    const row = rows[at];
    const isShown = shown.has(at);
    return (
      row && (
        <Row
          at={at}
          columns={columns}
          copyLabel={hasTools && at === stop ? labels.copyRow(nameOfRow(at)) : undefined}
          hiddenBy={isShown ? undefined : view.query.trim() === '' ? 'page' : 'filter'}
          id={view.ids[at]}
          isCopied={at === stop && result?.what === `row ${at}` && result.isDone}
          isTarget={at === view.target}
          key={at}
          labels={labels}
          onCopy={copyRow}
          position={position}
          ref={measure}
          row={row}
        />
      )
    );
  };

  const isWindowed = needsWindow && WindowedRows !== null;
  const inPage = view.isKeepingAll ? rows.map((_row, at) => at) : view.shown.slice(0, maxUnwindowedRows);
  const hasUnits = columns.some(({ unit }) => unit);
  const looks = [
    styles.table,
    isDense && styles.dense,
    columns.length >= manyColumns && styles.manyColumns,
    hasTools && styles.withCopy,
  ];
  return (
    <div data-component="SpecTable">
      {hasTools && (
        <SpecTableTools
          heading={heading}
          isCopied={result?.what === 'table' && result.isDone}
          labels={labels}
          onCopy={() => void copyTable()}
          onDownload={formatCsv ? () => void download() : undefined}
          total={rows.length}
          view={view}
        />
      )}
      {!hasTools && heading}
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
          isPaged={view.place.pageCount > 1}
          isWindowed={isWindowed}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing brings the row's button; a tap shows what is in the table already */}
          <table
            aria-rowcount={isWindowed ? view.shown.length + 1 : undefined}
            className={looks.filter(Boolean).join(' ')}
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
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- as above */}
            <tbody
              onClick={onClick}
              onKeyDown={onKeyDown}
              onPointerDown={onPointerDown}
              onPointerOver={onPointerOver}
              ref={bodyRef}
            >
              {isWindowed && WindowedRows ? (
                <WindowedRows
                  box={boxRef}
                  columnCount={columns.length}
                  renderRow={draw}
                  rowHeightPx={isDense ? 36 : 40}
                  rows={view.shown}
                />
              ) : (
                inPage.map((at) => draw(at))
              )}
            </tbody>
          </table>
        </SpecTableFrame>
      </div>
      {view.isLong && <SpecTableFooter labels={labels} view={view} />}
      {hasTools && (
        <VisuallyHidden>
          <span role="status">{result && (result.isDone ? labels.copied : labels.notCopied)}</span>
        </VisuallyHidden>
      )}
      {openRow !== null && Sheet && rows[openRow] && (
        <Sheet
          action={rowAction}
          caption={subject}
          columns={columns}
          isCopied={result?.what === 'code' && result.isDone}
          labels={labels}
          name={nameOfRow(openRow)}
          onClose={closeSheet}
          onCopy={() => void copy('code', () => nameOfRow(openRow))}
          row={rows[openRow]}
        />
      )}
    </div>
  );
}

const isNarrow = () => window.matchMedia(`(max-width: ${breakpoints.md - 0.02}px)`).matches;

const isControl = (target: EventTarget) => target instanceof Element && target.closest('button, a') !== null;

function rowPosition(target: EventTarget): number | null {
  const text =
    target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;
  return text === undefined ? null : Number(text);
}
