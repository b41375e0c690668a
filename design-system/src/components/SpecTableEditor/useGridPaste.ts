import { useCallback, useRef, useState } from 'react';
import { boundsOf, type CellPosition, type CellRange, rangeSize, type RangeSize } from './cellRangeOps.ts';
import type { ClipboardTexts, PasteChoice, PastedBlock } from './parsePastedBlock.ts';
import { pasteCells } from './pasteOps.ts';
import { editGrid, type Grid } from './specGridOps.ts';
import { type History, recordStep, undo } from './specHistoryOps.ts';
import type { PasteReport } from './specTableEditorLabels.ts';
import type { SpecTableController } from './useSpecTable.ts';

/** A paste whose report is shown, so that it can be repeated with other options. */
export interface Paste {
  report: PasteReport;
  block: PastedBlock;
  texts: ClipboardTexts;
  choice: PasteChoice;
  /** Size of the selection that was pasted over; null for a new table. */
  selection: RangeSize | null;
  at: CellPosition;
  /** The table after the paste. The report is hidden once the table has changed again. */
  result: Grid;
}

export interface GridPasteOptions {
  table: SpecTableController;
  maxCells: number;
  onPasteReport?: (report: PasteReport) => void;
}

const loadPasteParser = () => import('./parsePastedBlock.ts');

/** A paste with its target and its source. */
type PasteSource = Pick<Paste, 'block' | 'texts' | 'choice' | 'selection' | 'at'>;

/** Pastes clipboard texts through the parser, with a report of the last paste. */
export function useGridPaste({ table, maxCells, onPasteReport }: GridPasteOptions) {
  const [paste, setPaste] = useState<Paste | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(table);
  latest.current = table;
  const isPreloaded = useRef(false);

  const pasteAt = (before: History<Grid>, source: PasteSource) => {
    const { at, block } = source;
    const { cells, hasHeader, tables } = block;
    const grid = before.present;
    const pasted = editGrid(grid, (rows) => pasteCells(rows, { at, cells, hasHeader }));
    const report: PasteReport = {
      rows: cells.length,
      columns: Math.max(...cells.map((line) => line.length)),
      tables,
      addedRows: pasted.rows.length - grid.rows.length,
      addedColumns: pasted.headers.length - grid.headers.length,
      isRefused: pasted.rows.length * pasted.headers.length > maxCells,
    };
    if (!report.isRefused) latest.current.change(recordStep(before, pasted));
    setPaste({ ...source, report, result: report.isRefused ? grid : pasted });
    onPasteReport?.(report);
    return report;
  };

  /** `range` is the selection at the paste event; the table may have changed while the parser was loading. */
  const pasteInto = (block: PastedBlock, range: CellRange, source: Omit<PasteSource, 'block' | 'at'>) => {
    const { value, headers, select } = latest.current;
    const { top, left } = boundsOf(range);
    const at = headers.length === 0 ? { row: 1, column: 0 } : { row: top, column: left };
    const report = pasteAt(value, { ...source, block, at });
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
    const selection = latest.current.headers.length === 0 ? null : rangeSize(range);
    const block = parser?.parsePastedBlock(texts, selection);
    if (parser && block) pasteInto(block, range, { texts, choice: parser.guessed, selection });
  };

  return {
    paste: paste && (paste.report.isRefused || paste.result === table.value.present) ? paste : null,
    /** Repeats the paste with its first line as the header or as a row; remains one undo step. */
    setHasHeader(hasHeader: boolean) {
      if (paste) pasteAt(undo(table.value), { ...paste, block: { ...paste.block, hasHeader } });
    },
    /** Repeats the paste with other cells of the same clipboard data; remains one undo step. */
    repeatPaste(block: PastedBlock, choice: PasteChoice) {
      if (!paste) return;
      const before = paste.report.isRefused ? table.value : undo(table.value);
      const { rows, columns, isRefused } = pasteAt(before, { ...paste, block, choice });
      const { row, column } = paste.at;
      if (!isRefused) table.select(paste.at, { row: row + rows - 1, column: column + columns - 1 });
    },
    /** The paste parser failed to load. */
    hasFailed,
    dismiss: () => setPaste(null),
    /** Preloads the paste parser; a failed load is retried on paste. */
    preload: useCallback(() => {
      if (isPreloaded.current) return;
      isPreloaded.current = true;
      void loadPasteParser().catch(() => {});
    }, []),
    parseAndPaste,
    /** Pastes into the current selection. */
    pasteHere: (texts: ClipboardTexts) => void parseAndPaste(texts, latest.current.range),
  };
}

/** Pastes text into the field of a cell. */
export async function pasteIntoField(field: HTMLTextAreaElement, texts: ClipboardTexts): Promise<void> {
  const parser = await loadPasteParser().catch(() => null);
  const text = parser?.pastedFieldText(texts) ?? texts.text;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
