import type { RangeSize } from './cellRangeOps.ts';
import { parsePastedHtml } from './htmlTable.ts';
import { looksLikeHeader, tileCells } from './pastedBlockOps.ts';
import type { CellBlock } from './pasteOps.ts';
import { parsePastedText, parseWithSeparator, type Separator } from './specClipboardOps.ts';

/** Clipboard data as `text/html` and `text/plain`; '' for a missing format. */
export interface ClipboardTexts {
  html: string;
  text: string;
}

export interface PastedBlock {
  cells: CellBlock;
  /** Whether the first line becomes the header. Never set over a selection. */
  hasHeader: boolean;
  /** How many tables the cells were in; 0 for text. */
  tables: number;
}

/** Options for repeating a paste that was parsed in an unintended way. */
export interface PasteChoice {
  /** Separator of a text; null guesses. */
  separator: Separator | null;
  /** Index of the only table to paste; null pastes all of them, with the text around. */
  table: number | null;
}

export const guessed: PasteChoice = { separator: null, table: null };

/**
 * Parses clipboard data: its HTML tables, otherwise its text; null when it has neither. Over a selection, the block is
 * repeated when it fits; without one, a first line that reads like headers becomes the header.
 */
export function parsePastedBlock(
  { html, text }: ClipboardTexts,
  selection: RangeSize | null,
  { separator, table }: PasteChoice = guessed,
): PastedBlock | null {
  const { cells: rows, tables, tableCells, text: shifted } = parsePastedHtml(html);
  const plain = shifted ?? text;
  const parseText = () => (separator ? parseWithSeparator(plain, separator) : parsePastedText(plain));
  const chosen = table === null ? rows : (tableCells[table] ?? rows);
  const cells = chosen ?? (plain === '' ? null : parseText());
  if (!cells) return null;
  return selection
    ? { cells: tileCells(cells, selection), hasHeader: false, tables }
    : { cells, hasHeader: looksLikeHeader(cells), tables };
}

/** The first lines of the cells that an option yields, for comparison with others. */
export function previewCells(cells: CellBlock): { lines: string[][]; moreRows: number } {
  const shown = cells.slice(0, previewRows).map((line) => line.slice(0, previewColumns));
  return { lines: shown, moreRows: cells.length - shown.length };
}

const previewRows = 6;
const previewColumns = 6;

/** Labels the tables of clipboard data by their first cells. */
export function pastedTables({ html }: ClipboardTexts): string[] {
  return parsePastedHtml(html).tableCells.map(([first = []]) =>
    first.filter((text) => text !== '').join(', '),
  );
}

/** Returns clipboard data as text for the field of a cell, with superscripts and subscripts as characters. */
export function pastedFieldText({ html, text }: ClipboardTexts): string {
  return parsePastedHtml(html).text ?? text;
}
