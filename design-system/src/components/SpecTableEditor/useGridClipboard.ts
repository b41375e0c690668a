import { type ClipboardEvent, useCallback, useRef, useState } from 'react';
import { toHtmlTable, toTabSeparated } from './copiedCellOps.ts';
import { looksLikeHeader, editWithHeaderRow } from './headerRowOps.ts';
import type { PastedTexts } from './pastedCells.ts';
import { type History, recordStep, undo } from './specHistoryOps.ts';
import type { PasteReport } from './specTableEditorLabels.ts';
import {
  boundsOf,
  type CellPosition,
  type CellRange,
  type Grid,
  pasteCells,
  tileCells,
} from './specGridOps.ts';
import type { SpecTableController } from './useSpecTable.ts';

interface Paste {
  report: PasteReport;
  cells: readonly (readonly string[])[];
  at: CellPosition;
  hasHeader: boolean;
  /** The table as the paste left it: with another one there is nothing to decide any more. */
  result: Grid;
}

interface GridClipboardOptions {
  table: SpecTableController;
  maxCells: number;
  onPasteReport?: (report: PasteReport) => void;
}

const loadPasteParser = () => import('./pastedCells.ts');

/** Copy, cut and paste of cells, in the forms of spreadsheets, word processors, PDF text, CSV and Markdown. */
export function useGridClipboard({ table, maxCells, onPasteReport }: GridClipboardOptions) {
  const [paste, setPaste] = useState<Paste | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(table);
  latest.current = table;

  const put = (event: ClipboardEvent) => {
    const cells = table.selectedCells();
    event.clipboardData.setData('text/plain', toTabSeparated(cells));
    event.clipboardData.setData('text/html', toHtmlTable(cells));
    event.preventDefault();
    return cells.length * (cells[0]?.length ?? 0);
  };

  const pasteAt = (
    before: History<Grid>,
    { cells, at, hasHeader }: Pick<Paste, 'cells' | 'at' | 'hasHeader'>,
  ) => {
    const grid = before.present;
    const pasted =
      hasHeader && at.row > 0
        ? pasteCells(grid, { at: { ...at, row: at.row - 1 }, cells, hasHeader })
        : editWithHeaderRow(grid, (lines) => pasteCells(lines, { at, cells }));
    const report: PasteReport = {
      rows: cells.length,
      columns: Math.max(...cells.map((line) => line.length)),
      addedRows: pasted.rows.length - grid.rows.length,
      addedColumns: pasted.headers.length - grid.headers.length,
      isRefused: pasted.rows.length * pasted.headers.length > maxCells,
    };
    if (!report.isRefused) latest.current.change(recordStep(before, pasted));
    setPaste({ report, cells, at, hasHeader, result: report.isRefused ? grid : pasted });
    onPasteReport?.(report);
    return report;
  };

  /** The range is that of the moment of the paste; the table may have changed while the reader was on its way. */
  const pasteInto = (cells: readonly (readonly string[])[], range: CellRange) => {
    const { value, grid, select } = latest.current;
    const { top, bottom, left, right } = boundsOf(range);
    const isEmpty = grid.headers.length === 0;
    const at = isEmpty ? { row: 1, column: 0 } : { row: top, column: left };
    const block = isEmpty ? cells : tileCells(cells, { top, bottom, left, right });
    const report = pasteAt(value, {
      cells: block,
      at,
      hasHeader: isEmpty && looksLikeHeader(cells),
    });
    if (!report.isRefused) {
      select(at, {
        row: at.row + report.rows - 1,
        column: at.column + report.columns - 1,
      });
    }
  };

  const read = async (texts: PastedTexts, range: CellRange) => {
    const reader = await loadPasteParser().catch(() => null);
    setHasFailed(!reader);
    const cells = reader?.parsePastedCells(texts);
    if (cells) pasteInto(cells, range);
  };

  const isInField = (event: ClipboardEvent) =>
    event.target instanceof Element && event.target.closest('textarea, input') !== null;

  return {
    paste: paste && (paste.report.isRefused || paste.result === table.grid) ? paste : null,
    /** Takes the first pasted line for the header, or for a row again; still one step to undo. */
    setHasHeader(hasHeader: boolean) {
      if (paste) pasteAt(undo(table.value), { ...paste, hasHeader });
    },
    /** What reads a paste could not be loaded. */
    hasFailed,
    dismiss: () => setPaste(null),
    /** Loads what reads a paste, ahead of the first one. One that fails is tried again with it. */
    prepare: useCallback(() => void loadPasteParser().catch(() => {}), []),
    handlers: {
      onCopy(event: ClipboardEvent) {
        if (isInField(event)) return;
        table.announce(table.labels.announcements.copied(put(event)));
      },
      onCut(event: ClipboardEvent) {
        if (isInField(event)) return;
        put(event);
        table.clear();
      },
      onPaste(event: ClipboardEvent) {
        // In a cell that is being edited a paste is text.
        if (isInField(event) || table.isReadOnly) return;
        const html = event.clipboardData.getData('text/html');
        const text = event.clipboardData.getData('text/plain');
        if (html === '' && text === '') return;
        event.preventDefault();
        void read({ html, text }, table.range);
      },
    },
  };
}

export type GridClipboard = ReturnType<typeof useGridClipboard>;
