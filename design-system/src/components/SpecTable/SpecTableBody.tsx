import {
  type ComponentType,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useState,
} from 'react';
import type { PressedSizeParts } from './pressedSizeParts.tsx';
import { rowOfTarget } from './rowTarget.ts';
import type { SpecCell, SpecColumn, SpecRow } from './specColumnOps.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import { Row } from './SpecTableRow.tsx';
import { maxUnwindowedRows } from './specViewOps.ts';
import type { useRowSheet } from './useRowSheet.ts';
import type { AddSizeOf } from './useSizeBar.ts';
import type { SpecView } from './useSpecView.ts';
import type { TableExport } from './useTableExport.ts';
import type { WindowedRowsProps } from './WindowedRows.tsx';

type RowSheetHandlers = ReturnType<typeof useRowSheet>['handlers'];

interface SpecTableBodyProps extends Omit<RowSheetHandlers, 'onClick'> {
  onClick: (event: MouseEvent) => void;
  rows: readonly SpecRow[];
  columns: readonly SpecColumn[];
  view: SpecView;
  /** Null until it has loaded, and for tables short enough to render in full. */
  WindowedRows: ComponentType<WindowedRowsProps> | null;
  boxRef: RefObject<HTMLDivElement | null>;
  /** Copying rows; null without tools. */
  tableExport: TableExport | null;
  /** Opens the sheet of a row; without it there are no sheets. */
  onOpenSheet: ((row: number) => void) | undefined;
  /** The row with an open sheet. */
  openRow: number | null;
  /** The cell that the page is about. */
  currentCell: SpecCell | null;
  /** Contents of the button of a code. */
  addSize: AddSizeOf | undefined;
  listedOf: (row: number) => string;
  pressedSize: PressedSizeParts;
  columnCount: number;
  hasAddColumn: boolean;
  isDense: boolean;
  labels: SpecTableLabels;
}

/** The rows of the table. One of them has the copy button; arrow keys on the button move it. */
export function SpecTableBody(props: SpecTableBodyProps) {
  const { rows, columns, view, WindowedRows, boxRef, tableExport, isDense, labels } = props;
  const { onOpenSheet, openRow, onClick, onPointerDown, pressedSize } = props;
  const [active, setActive] = useState(0);
  const shown = new Set(view.shown);
  /** The copy button is one tab stop: on the row last pointed at, otherwise on the first row shown. */
  const tabStop = shown.has(active) ? active : view.shown[0];
  // The row of the sheet keeps the buttons, so that the focus can return to them.
  if (openRow !== null && openRow !== active) setActive(openRow);

  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    const row = rowOfTarget(target);
    if (pointerType !== 'touch' && row !== null) setActive(row);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: body, target } = event;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-part]') : null;
    if (step === 0 || !button || tabStop === undefined) return;
    const next = view.shown[view.shown.indexOf(tabStop) + step];
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    const { part } = button.dataset;
    requestAnimationFrame(() =>
      body.querySelector<HTMLElement>(`[data-row="${next}"] [data-part="${part}"]`)?.focus(),
    );
  };

  const renderRow = (
    at: number,
    measure?: (element: HTMLTableRowElement | null) => void,
    position?: number,
  ) => {
    const row = rows[at];
    const isTabStop = at === tabStop;
    const pressed = at === pressedSize.row ? pressedSize : null;
    return (
      row && (
        <Fragment key={at}>
          <Row
            addSize={props.addSize}
            at={at}
            codeCopies={pressed?.codeCopies}
            columns={columns}
            currentColumn={at === props.currentCell?.row ? props.currentCell.column : undefined}
            end={pressed?.end}
            copyLabel={tableExport && isTabStop ? labels.copyRow(tableExport.codeOf(at)) : undefined}
            hiddenBy={shown.has(at) ? undefined : view.hasQuery ? 'filter' : 'page'}
            id={view.ids[at]}
            isCopied={isTabStop && tableExport?.isCopied(at)}
            isTarget={at === view.target}
            hasAddColumn={props.hasAddColumn}
            labels={labels}
            listed={props.listedOf(at)}
            onCopy={tableExport?.copyRow}
            onOpenSheet={onOpenSheet}
            position={position}
            ref={measure}
            row={row}
            status={pressed?.status}
            sheetLabel={
              onOpenSheet && tableExport && isTabStop ? labels.openRow(tableExport.codeOf(at)) : undefined
            }
            pattern={view.pattern}
          />
          {pressed?.below}
        </Fragment>
      )
    );
  };

  const inPage = view.isKeepingAll ? rows.map((_row, at) => at) : view.shown.slice(0, maxUnwindowedRows);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- pointing moves the copy button, which has keys; the sheet shows what the table has
    <tbody
      onClick={onClick}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onPointerOver={onPointerOver}
    >
      {pressedSize.row === null && pressedSize.below}
      {WindowedRows ? (
        <WindowedRows
          box={boxRef}
          columnCount={props.columnCount}
          renderRow={renderRow}
          rowHeightPx={isDense ? 36 : 40}
          rows={view.shown}
        />
      ) : (
        inPage.map((at) => renderRow(at))
      )}
    </tbody>
  );
}
