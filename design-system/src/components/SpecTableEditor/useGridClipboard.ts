import { type ClipboardEvent, useCallback, useRef, useState } from 'react';
import { toHtmlTable, toTabSeparated } from './copiedCellOps.ts';
import { boundsOf, type CellPosition, type CellRange, rangeSize } from './cellRangeOps.ts';
import type { ClipboardTexts, PastedBlock } from './parsePastedBlock.ts';
import { type CellBlock, pasteCells } from './pasteOps.ts';
import { editGrid, type Grid } from './specGridOps.ts';
import { type History, recordStep, undo } from './specHistoryOps.ts';
import type { PasteReport } from './specTableEditorLabels.ts';
import type { SpecTableController } from './useSpecTable.ts';

interface Paste {
  report: PasteReport;
  cells: CellBlock;
  at: CellPosition;
  hasHeader: boolean;
  /** The table after the paste. The report is hidden once the table has changed again. */
  result: Grid;
}

interface GridClipboardOptions {
  table: SpecTableController;
  maxCells: number;
  onPasteReport?: (report: PasteReport) => void;
}

const loadPasteParser = () => import('./parsePastedBlock.ts');

/** Copy, cut and paste of cells, in the forms of spreadsheets, word processors, PDF text, CSV and Markdown. */
export function useGridClipboard({ table, maxCells, onPasteReport }: GridClipboardOptions) {
  const [paste, setPaste] = useState<Paste | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(table);
  latest.current = table;

  /** Writes the selected cells to the clipboard and returns their number. */
  const writeSelection = (event: ClipboardEvent) => {
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
    const pasted = editGrid(grid, (rows) => pasteCells(rows, { at, cells, hasHeader }));
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

  /** `range` is the selection at the paste event; the table may have changed while the parser was loading. */
  const pasteInto = (block: PastedBlock, range: CellRange) => {
    const { value, headers, select } = latest.current;
    const { top, left } = boundsOf(range);
    const at = headers.length === 0 ? { row: 1, column: 0 } : { row: top, column: left };
    const report = pasteAt(value, { ...block, at });
    if (!report.isRefused) {
      select(at, {
        row: at.row + report.rows - 1,
        column: at.column + report.columns - 1,
      });
    }
  };

  const parseAndPaste = async (texts: ClipboardTexts, range: CellRange) => {
    const parser = await loadPasteParser().catch(() => null);
    setHasFailed(!parser);
    const block = parser?.parsePastedBlock(
      texts,
      latest.current.headers.length === 0 ? null : rangeSize(range),
    );
    if (block) pasteInto(block, range);
  };

  const isInField = (event: ClipboardEvent) =>
    event.target instanceof Element && event.target.closest('textarea, input') !== null;

  return {
    paste: paste && (paste.report.isRefused || paste.result === table.value.present) ? paste : null,
    /** Repeats the paste with its first line as the header or as a row; remains one undo step. */
    setHasHeader(hasHeader: boolean) {
      if (paste) pasteAt(undo(table.value), { ...paste, hasHeader });
    },
    /** The paste parser failed to load. */
    hasFailed,
    dismiss: () => setPaste(null),
    /** Preloads the paste parser; a failed load is retried on paste. */
    preload: useCallback(() => void loadPasteParser().catch(() => {}), []),
    handlers: {
      onCopy(event: ClipboardEvent) {
        if (isInField(event)) return;
        table.announce(table.labels.announcements.copied(writeSelection(event)));
      },
      onCut(event: ClipboardEvent) {
        if (isInField(event)) return;
        writeSelection(event);
        table.clear();
      },
      onPaste(event: ClipboardEvent) {
        // While a cell is edited, a paste is plain text for its field.
        if (isInField(event) || table.isReadOnly) return;
        const html = event.clipboardData.getData('text/html');
        const text = event.clipboardData.getData('text/plain');
        if (html === '' && text === '') return;
        event.preventDefault();
        void parseAndPaste({ html, text }, table.range);
      },
    },
  };
}

export type GridClipboard = ReturnType<typeof useGridClipboard>;
