import type { RangeSize } from './cellRangeOps.ts';
import { parseHtmlTable } from './htmlTable.ts';
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
}

/**
 * Parses clipboard data: its HTML table, otherwise its text; null when it has neither. Over a selection, the block is
 * repeated when it fits; without one, a first line that reads like headers becomes the header.
 */
export function parsePastedBlock(
  { html, text }: ClipboardTexts,
  selection: RangeSize | null,
): PastedBlock | null {
  const cells = (html ? parseHtmlTable(html) : null) ?? (text === '' ? null : parsePastedText(text));
  if (!cells) return null;
  return selection
    ? { cells: tileCells(cells, selection), hasHeader: false }
    : { cells, hasHeader: looksLikeHeader(cells) };
}
