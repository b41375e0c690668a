import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import type { AddSizeProps } from './AddSizeButton.tsx';
import { codeColumnOfTarget, isAddSize, isControl, rowOfTarget } from './rowTarget.ts';
import { cellText, type SpecCell, type SpecColumn, type SpecRow } from './specColumnOps.ts';
import { codeColumnsOf, type SpecRowAction } from './specRowAction.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import { isNarrow, type RowSheet } from './useRowSheet.ts';

/** Returns the props of a code's button; null where there is no code. */
export type AddSizeOf = (row: number | null, column: number) => AddSizeProps | null;

interface SizeBarOptions {
  action: SpecRowAction | undefined;
  rows: readonly SpecRow[];
  columns: readonly SpecColumn[];
  labels: Pick<SpecTableLabels, 'addSize' | 'listed' | 'quantityOf'>;
  /** Contains the rows. */
  frame: RefObject<HTMLElement | null>;
  /** The sheet of a row on narrow screens. */
  sheet: RowSheet;
}

/** The code whose button was last pressed. */
export interface PressedSize extends SpecCell {
  /** Whether it was added: a row then shows a confirmation in place of quantity and action, a bar keeps both. */
  status: 'open' | 'added';
  /** Whether it opens in the last cell of its row, which has a single code, instead of a bar below. */
  isInRow: boolean;
}

const importSizeBar = () => import('./SpecSizeBar.tsx').then(({ SpecSizeBar }) => SpecSizeBar);
const importCodeCopies = () => import('./SpecCodeCopies.tsx').then(({ SpecCodeCopies }) => SpecCodeCopies);

/** Quantity and action of a code: opened by its button or its cell, one at a time. */
export function useSizeBar(options: SizeBarOptions) {
  const { action, rows, columns, labels, frame, sheet } = options;
  const [pressed, setPressed] = useState<PressedSize | null>(null);
  const [SizeBar, loadSizeBar, hasBarFailed] = useLazyComponent(importSizeBar);
  const [CodeCopies, loadCodeCopies] = useLazyComponent(importCodeCopies);
  const open = pressed?.status === 'open' ? pressed : null;
  useReturnedFocus(frame, open);

  const codeOf = ({ row, column }: SpecCell) => {
    const named = columns[column];
    if (!named) return '';
    return row === null ? named.title : (cellText(rows[row] ?? {}, named.key) ?? '');
  };
  const hasAddColumn = rows.some((_row, at) => codeColumnsOf(action, at).length === 1);
  const form = action?.form;

  /** The bar while it is loading or has failed; on narrow screens the sheet. */
  const waiting = open && !SizeBar ? open : sheet.waitingCell;
  const hasFailed = open && !SizeBar ? hasBarFailed : sheet.hasFailed;
  const isAt = (cell: SpecCell | null, row: number | null, column: number) =>
    cell?.row === row && cell.column === column;

  const addSize: AddSizeOf = (row, column) => {
    if (!codeColumnsOf(action, row).includes(column)) return null;
    const code = codeOf({ row, column });
    const quantity = action?.listedQuantity?.(code) ?? 0;
    return {
      label: quantity > 0 ? `${labels.addSize(code)}, ${labels.listed(quantity)}` : labels.addSize(code),
      column,
      quantity,
      isBusy: !hasFailed && isAt(waiting, row, column),
      isOpen: isAt(open, row, column),
      form: form && { ...form, code, quantityLabel: labels.quantityOf(code) },
    };
  };

  /** Quantities of a row's codes on the list. */
  const listedOf = (row: number): string =>
    codeColumnsOf(action, row)
      .map((column) => action?.listedQuantity?.(codeOf({ row, column })) ?? 0)
      .join();

  const load = () => {
    loadSizeBar();
    loadCodeCopies();
  };

  /** Returns whether the event is on a code. */
  const onClick = (event: MouseEvent): boolean => {
    const { target } = event;
    const column = codeColumnOfTarget(target);
    if (column === null || (isControl(target) && !isAddSize(target))) return false;
    event.preventDefault();
    const row = rowOfTarget(target);
    if (row !== null && sheet.open && isNarrow()) {
      sheet.open(row, column);
      return true;
    }
    // Selecting a code in order to copy it ends with a click.
    if (!isAddSize(target) && window.getSelection()?.isCollapsed === false) return true;
    load();
    const isInRow = row !== null && codeColumnsOf(action, row).length === 1 && !isNarrow();
    setPressed(isAt(open, row, column) ? null : { row, column, status: 'open', isInRow });
    return true;
  };

  return {
    /** The code whose quantity and action are open, or were open last. */
    pressed,
    SizeBar,
    CodeCopies,
    waiting,
    hasFailed,
    tryAgain: () => (open ? load() : sheet.tryAgain()),
    close: () => setPressed(null),
    onAdded: () => setPressed((size) => size && { ...size, status: size.isInRow ? 'added' : 'open' }),
    codeOf,
    addSize,
    listedOf,
    onClick,
    hasAddColumn,
    columnCount: columns.length + (hasAddColumn ? 1 : 0),
  };
}

/** Returns the focus to the button of a code when its quantity and action close. */
function useReturnedFocus(frame: RefObject<HTMLElement | null>, open: SpecCell | null): void {
  const lastCell = useRef<SpecCell | null>(null);
  useEffect(
    function returnFocus() {
      const cell = lastCell.current;
      lastCell.current = open;
      if (open !== null || cell === null) return;
      frame.current?.querySelector<HTMLElement>(buttonSelector(cell))?.focus();
    },
    [frame, open],
  );
}

export type SizeBar = ReturnType<typeof useSizeBar>;

const buttonSelector = ({ row, column }: SpecCell) =>
  `${row === null ? 'thead' : `[data-row="${row}"]`} [data-part="addSize"][data-column="${column}"]`;
