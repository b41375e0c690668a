import { type ClipboardEvent, useCallback, useRef, useState } from 'react';
import { toHtmlTable, toTabSeparated } from './copiedCellOps.ts';
import { boundsOf, type CellPosition, type CellRange, rangeSize } from './cellRangeOps.ts';
import type { ClipboardTexts, PastedBlock } from './parsePastedBlock.ts';
import { pasteCells } from './pasteOps.ts';
import { editGrid, type Grid } from './specGridOps.ts';
import { type History, recordStep, undo } from './specHistoryOps.ts';
import type { PasteReport } from './specTableEditorLabels.ts';
import { readClipboard, writeClipboard } from './systemClipboard.ts';
import type { SpecTableController } from './useSpecTable.ts';

interface Paste {
  report: PasteReport;
  block: PastedBlock;
  at: CellPosition;
  /** The table after the paste. The report is hidden once the table has changed again. */
  result: Grid;
}

interface GridClipboardOptions {
  table: SpecTableController;
  maxCells: number;
  onPasteReport?: (report: PasteReport) => void;
}

/** Text that may lose its superscripts and subscripts as plain text. */
const shiftedText = /<su[bp]\b|vertical-align/i;

const loadPasteParser = () => import('./parsePastedBlock.ts');

/** Copy, cut and paste of cells, in the forms of spreadsheets, word processors, PDF text, CSV and Markdown. */
export function useGridClipboard({ table, maxCells, onPasteReport }: GridClipboardOptions) {
  const [paste, setPaste] = useState<Paste | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const latest = useRef(table);
  latest.current = table;

  const selectionTexts = () => {
    const cells = table.selectedCells();
    return {
      text: toTabSeparated(cells),
      html: toHtmlTable(cells),
      count: cells.length * (cells[0]?.length ?? 0),
    };
  };

  /** Writes the selected cells to the clipboard and returns their number. */
  const writeSelection = (event: ClipboardEvent) => {
    const { text, html, count } = selectionTexts();
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    event.preventDefault();
    return count;
  };

  /** Writes the selected cells after a press; `onDone` only when they are in the clipboard. */
  const pressCopy = async (onDone: (count: number) => void) => {
    const { announcements } = table.labels;
    const { count, ...texts } = selectionTexts();
    if (await writeClipboard(texts)) onDone(count);
    else table.announce(announcements.notCopied);
  };

  const pasteAt = (
    before: History<Grid>,
    { cells, at, hasHeader, tables }: PastedBlock & Pick<Paste, 'at'>,
  ) => {
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
    setPaste({ report, block: { cells, hasHeader, tables }, at, result: report.isRefused ? grid : pasted });
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

  const fieldOf = ({ target }: ClipboardEvent) => (target instanceof HTMLTextAreaElement ? target : null);

  const pasteIntoField = async (field: HTMLTextAreaElement, texts: ClipboardTexts) => {
    const parser = await loadPasteParser().catch(() => null);
    const text = parser?.pastedFieldText(texts) ?? texts.text;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const askForPaste = () => setAsking(true);

  return {
    paste: paste && (paste.report.isRefused || paste.result === table.value.present) ? paste : null,
    /** Repeats the paste with its first line as the header or as a row; remains one undo step. */
    setHasHeader(hasHeader: boolean) {
      if (paste) pasteAt(undo(table.value), { ...paste.block, at: paste.at, hasHeader });
    },
    /** The paste parser failed to load. */
    hasFailed,
    dismiss: () => setPaste(null),
    /** Whether a button was denied the clipboard: ask the user to paste, and pass the text to `pasteTexts`. */
    isAsking,
    stopAsking: () => setAsking(false),
    pasteTexts(texts: ClipboardTexts) {
      setAsking(false);
      if (texts.html !== '' || texts.text !== '') void parseAndPaste(texts, latest.current.range);
    },
    actions: {
      copy: () => void pressCopy((count) => table.announce(table.labels.announcements.copied(count))),
      cut: () => void pressCopy(table.clear),
      paste() {
        const { range } = table;
        void readClipboard().then((texts) => (texts ? parseAndPaste(texts, range) : askForPaste()));
      },
    },
    /** Preloads the paste parser; a failed load is retried on paste. */
    preload: useCallback(() => void loadPasteParser().catch(() => {}), []),
    handlers: {
      onCopy(event: ClipboardEvent) {
        if (fieldOf(event)) return;
        table.announce(table.labels.announcements.copied(writeSelection(event)));
      },
      onCut(event: ClipboardEvent) {
        if (fieldOf(event)) return;
        writeSelection(event);
        table.clear();
      },
      onPaste(event: ClipboardEvent) {
        if (table.isReadOnly) return;
        const html = event.clipboardData.getData('text/html');
        const text = event.clipboardData.getData('text/plain');
        const field = fieldOf(event);
        if ((html === '' && text === '') || (field && !shiftedText.test(html))) return;
        event.preventDefault();
        // While a cell is edited, a paste is text for its field.
        if (field) {
          void pasteIntoField(field, { html, text });
          return;
        }
        void parseAndPaste({ html, text }, table.range);
      },
    },
  };
}

export type GridClipboard = ReturnType<typeof useGridClipboard>;
