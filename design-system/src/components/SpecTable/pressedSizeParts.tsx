import type { ReactNode } from 'react';
import { codeColumnsOf, type SpecRowAction } from './specRowAction.ts';
import { NotLoaded, SpecRowEnd } from './SpecRowEnd.tsx';
import type { SpecTableLabels } from './specTableLabels.ts';
import type { SizeBar } from './useSizeBar.ts';
import type { TableExport } from './useTableExport.ts';

/** Parts of a row that show the state of its pressed code. */
export interface PressedSizeParts {
  status?: 'busy' | 'open' | 'added' | 'failed';
  /** Null is the header row, undefined is no row. */
  row: number | null | undefined;
  /** A row inserted below it. */
  below?: ReactNode;
  /** Content of its last cell. */
  end?: ReactNode;
  /** Buttons after the code. */
  codeCopies?: ReactNode;
}

interface PartsOptions {
  sizeBar: SizeBar;
  action: SpecRowAction | undefined;
  tableExport: TableExport;
  labels: SpecTableLabels;
}

/**
 * Returns quantity and action of the pressed code, the confirmation that it was added, or the error that they
 * could not be loaded.
 */
export function pressedSizeParts({ sizeBar, action, tableExport, labels }: PartsOptions): PressedSizeParts {
  const { pressed, waiting, hasFailed, SizeBar, CodeCopies, columnCount } = sizeBar;
  if (!action) return { row: undefined };
  if (waiting) {
    const { row } = waiting;
    if (!hasFailed) return { row, status: 'busy' };
    const notLoaded = <NotLoaded labels={labels} onTryAgain={sizeBar.tryAgain} />;
    if (row !== null && codeColumnsOf(action, row).length === 1)
      return { row, status: 'failed', end: notLoaded };
    return {
      row,
      status: 'failed',
      below: (
        <tr>
          <td colSpan={columnCount}>{notLoaded}</td>
        </tr>
      ),
    };
  }
  if (!pressed || !SizeBar) return { row: undefined };
  const { row, column, isInRow, status } = pressed;
  if (status === 'added') {
    const size = sizeBar.addSize(row, column);
    return { row, status, end: size && <SpecRowEnd labels={labels} list={action.list} size={size} /> };
  }
  const code = sizeBar.codeOf(pressed);
  const form = (
    <SizeBar
      action={action}
      code={code}
      columnCount={isInRow ? null : columnCount}
      key={`${row} ${column}`}
      labels={labels}
      onAdded={sizeBar.onAdded}
      onClose={sizeBar.close}
      tableExport={tableExport}
    />
  );
  if (!isInRow) return { row, status, below: form };
  return {
    row,
    status,
    end: form,
    codeCopies: CodeCopies && (
      <CodeCopies code={code} hasIconsOnly hrefOf={action.hrefOf} labels={labels} tableExport={tableExport} />
    ),
  };
}
