import type { RangeSize } from './cellRangeOps.ts';
import { parsePastedHtml } from './htmlTable.ts';
import { looksLikeHeader, tileCells } from './pastedBlockOps.ts';
import type { CellBlock } from './pasteOps.ts';
import { parsePastedText } from './specClipboardOps.ts';

/** Clipboard data as `text/html` and `text/plain`; '' for a missing format. */
export interface ClipboardTexts {
  html: string;
  text: string;
}

export interface PastedBlock {
  cells: CellBlock;
  /** The first line is taken for the header. Never set over a selection. */
  hasHeader: boolean;
  /** How many tables the cells were in; 0 for text. */
  tables: number;
}

/**
 * Parses clipboard data: its HTML tables, otherwise its text; null when it has neither. Over a selection, the block is
 * repeated when it fits; without one, a first line that reads like headers becomes the header.
 */
export function parsePastedBlock(
  { html, text }: ClipboardTexts,
  selection: RangeSize | null,
): PastedBlock | null {
  const { cells: rows, tables, text: shifted } = parsePastedHtml(html);
  const plain = shifted ?? text;
  const cells = rows ?? (plain === '' ? null : parsePastedText(plain));
  if (!cells) return null;
  return selection
    ? { cells: tileCells(cells, selection), hasHeader: false, tables }
    : { cells, hasHeader: looksLikeHeader(cells), tables };
}

/** Returns clipboard data as text for the field of a cell, with superscripts and subscripts as characters. */
export function pastedFieldText({ html, text }: ClipboardTexts): string {
  return parsePastedHtml(html).text ?? text;
}
