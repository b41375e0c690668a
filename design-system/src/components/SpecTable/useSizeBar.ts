import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import type { AddSizeProps } from './AddSizeButton.tsx';
import { codeColumnOfTarget, isAddSize, isControl, rowOfTarget } from './rowTarget.ts';
import { cellText, type SpecCell, type SpecColumn, type SpecRow } from './specColumnOps.ts';
import { codeColumnsOf, type SpecRowAction } from './specRowAction.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import { isNarrow } from './useRowSheet.ts';

/** Returns the props of a code's button; null where there is no code. */
export type AddSizeOf = (row: number | null, column: number) => AddSizeProps | null;

interface SizeBarOptions {
  action: SpecRowAction | undefined;
  rows: readonly SpecRow[];
  columns: readonly SpecColumn[];
  labels: Pick<SpecTableLabels, 'addSize' | 'listed'>;
  /** Contains the rows. */
  frame: RefObject<HTMLElement | null>;
  /** Opens the sheet of a row on narrow screens. */
  openSheet: ((row: number, column: number) => void) | undefined;
}

const importSizeBar = () => import('./SpecSizeBar.tsx').then(({ SpecSizeBar }) => SpecSizeBar);

/** Quantity and action of a code: opened by its button or its cell, one at a time. */
export function useSizeBar(options: SizeBarOptions) {
  const { action, rows, columns, labels, frame, openSheet } = options;
  const [openCell, setOpenCell] = useState<SpecCell | null>(null);
  const lastCell = useRef<SpecCell | null>(null);
  const [SizeBar, loadSizeBar] = useLazyComponent(importSizeBar);
  const formId = useId();
  useEffect(
    function returnFocus() {
      const cell = lastCell.current;
      lastCell.current = openCell;
      if (openCell !== null || cell === null) return;
      frame.current?.querySelector<HTMLElement>(buttonSelector(cell))?.focus();
    },
    [frame, openCell],
  );

  const codeOf = ({ row, column }: SpecCell) => {
    const named = columns[column];
    if (!named) return '';
    return row === null ? named.title : (cellText(rows[row] ?? {}, named.key) ?? '');
  };
  const hasAddColumn = rows.some((_row, at) => codeColumnsOf(action, at).length === 1);
  const form = action?.form;

  const addSize: AddSizeOf = (row, column) => {
    if (!codeColumnsOf(action, row).includes(column)) return null;
    const code = codeOf({ row, column });
    const quantity = action?.listedQuantity?.(code) ?? 0;
    return {
      label: quantity > 0 ? `${labels.addSize(code)}, ${labels.listed(quantity)}` : labels.addSize(code),
      column,
      isListed: quantity > 0,
      isOpen: openCell?.row === row && openCell.column === column,
      form: form && { id: formId, field: form.field, value: code },
    };
  };

  /** Quantities of a row's codes on the list. */
  const listedOf = (row: number): string =>
    codeColumnsOf(action, row)
      .map((column) => action?.listedQuantity?.(codeOf({ row, column })) ?? 0)
      .join();

  /** Returns whether the event is on a code. */
  const onClick = (event: MouseEvent): boolean => {
    const { target } = event;
    const column = codeColumnOfTarget(target);
    if (column === null || (isControl(target) && !isAddSize(target))) return false;
    event.preventDefault();
    const row = rowOfTarget(target);
    if (row !== null && openSheet && isNarrow()) {
      openSheet(row, column);
      return true;
    }
    // Selecting a code to copy it ends with a click.
    if (!isAddSize(target) && window.getSelection()?.isCollapsed === false) return true;
    loadSizeBar();
    const isOpen = openCell?.row === row && openCell.column === column;
    setOpenCell(isOpen ? null : { row, column });
    return true;
  };

  return {
    openCell,
    SizeBar,
    close: () => setOpenCell(null),
    codeOf,
    addSize,
    listedOf,
    onClick,
    hasAddColumn,
    columnCount: columns.length + (hasAddColumn ? 1 : 0),
    form: form && { ...form, id: formId },
  };
}

export type SizeBarState = ReturnType<typeof useSizeBar>;

const buttonSelector = ({ row, column }: SpecCell) =>
  `${row === null ? 'thead' : `[data-row="${row}"]`} [data-part="addSize"][data-column="${column}"]`;
