import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useCloseOnBack, useLazyComponent } from '../../hooks/index.ts';
import { breakpoints } from '../../theme/index.ts';
import { isControl, rowOfTarget } from './rowTarget.ts';
import type { SpecCell } from './specColumnOps.ts';

const importSheet = () => import('./SpecRowSheet.tsx').then(({ SpecRowSheet }) => SpecRowSheet);

/** State of the sheet, and the cell that opened it. */
export interface RowSheet {
  /** Undefined without sheets. */
  open: ((row: number, column: number) => void) | undefined;
  /** The cell whose sheet is loading. */
  waitingCell: SpecCell | null;
  hasFailed: boolean;
  tryAgain: () => void;
}

interface RowSheetOptions {
  isEnabled: boolean;
  /** Contains the rows. */
  frame: RefObject<HTMLElement | null>;
}

/** The sheet with all values of a row, opened by a tap on the row or by its button on narrow screens. */
export function useRowSheet({ isEnabled, frame }: RowSheetOptions) {
  const [openRow, setOpenRow] = useState<number | null>(null);
  const [openColumn, setOpenColumn] = useState(0);
  const lastRow = useRef<number | null>(null);
  const [Sheet, loadSheet, hasFailed] = useLazyComponent(importSheet);
  const close = useCloseOnBack({
    isOpen: openRow !== null && Sheet !== null,
    onClose: () => setOpenRow(null),
  });
  const openSheet = useCallback(
    (row: number, column = 0) => {
      loadSheet();
      setOpenRow(row);
      setOpenColumn(column);
    },
    [loadSheet],
  );
  useEffect(
    function returnFocus() {
      const row = lastRow.current;
      lastRow.current = openRow;
      if (openRow !== null || row === null) return;
      // A tapped row has no focus that the dialog could restore.
      frame.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-part="openSheet"]`)?.focus();
    },
    [frame, openRow],
  );
  return {
    openRow,
    openColumn,
    openSheet: isEnabled ? openSheet : undefined,
    waitingCell: openRow !== null && !Sheet ? { row: openRow, column: openColumn } : null,
    hasFailed,
    tryAgain: loadSheet,
    Sheet,
    close,
    handlers: {
      onPointerDown() {
        if (isEnabled && isNarrow()) loadSheet();
      },
      onClick({ target }: MouseEvent) {
        const row = rowOfTarget(target);
        if (row === null || !isEnabled || !isNarrow() || isControl(target)) return;
        openSheet(row);
      },
    },
  };
}

/** Whether rows open in a sheet instead of in place. */
export const isNarrow = () => window.matchMedia(`(max-width: ${breakpoints.md - 0.02}px)`).matches;
