import { Fragment } from 'react';
import { Row } from './SpecTableRow.tsx';
import { maxUnwindowedRows } from './specViewOps.ts';
import { useRowTabStop } from './useRowTabStop.ts';
import type { TableController } from './useTableController.ts';

interface SpecTableBodyProps {
  controller: TableController;
  isDense: boolean;
}

/** The rows of the table. One of them has the copy button; arrow keys on the button move it. */
export function SpecTableBody({ controller, isDense }: SpecTableBodyProps) {
  const { rows, columns, view, WindowedRows, labels, currentCell, pressedSize, rowSheet, sizeBar } =
    controller;
  const { openSheet } = rowSheet;
  const tableExport = controller.hasTools ? controller.tableExport : null;
  const { tabStop, handlers } = useRowTabStop({ shown: view.shown, openRow: rowSheet.openRow });
  const shown = new Set(view.shown);

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
            addSize={controller.action?.codeColumns && sizeBar.addSize}
            at={at}
            codeCopies={pressed?.codeCopies}
            columns={columns}
            currentColumn={at === currentCell?.row ? currentCell.column : undefined}
            end={pressed?.end}
            copyLabel={tableExport && isTabStop ? labels.copyRow(tableExport.codeOf(at)) : undefined}
            hiddenBy={shown.has(at) ? undefined : view.hasQuery ? 'filter' : 'page'}
            id={view.ids[at]}
            isCopied={isTabStop && tableExport?.isCopied(at)}
            isTarget={at === view.target}
            hasAddColumn={sizeBar.hasAddColumn}
            labels={labels}
            listed={sizeBar.listedOf(at)}
            onCopy={tableExport?.copyRow}
            onOpenSheet={openSheet}
            position={position}
            ref={measure}
            row={row}
            status={pressed?.status}
            sheetLabel={
              openSheet && tableExport && isTabStop ? labels.openRow(tableExport.codeOf(at)) : undefined
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
      {...handlers}
      onClick={(event) => {
        if (!sizeBar.onClick(event)) rowSheet.handlers.onClick(event);
      }}
      onPointerDown={rowSheet.handlers.onPointerDown}
    >
      {pressedSize.row === null && pressedSize.below}
      {WindowedRows ? (
        <WindowedRows
          box={controller.boxRef}
          columnCount={sizeBar.columnCount}
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
