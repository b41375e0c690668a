import { withoutStyles } from './pastedStyleOps.ts';
import { type SpanningCell, unmergedCells } from './specClipboardOps.ts';

/**
 * Returns the cells of the first table in HTML from a spreadsheet or word processor; null without one.
 * The parsed document is inert: it runs no scripts and loads nothing.
 */
export function parseHtmlTable(html: string): string[][] | null {
  const parsed = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const table = parsed.querySelector('table');
  if (!table) return null;
  const rows = [...table.rows].map((row) => [...row.cells].map(spanningCell));
  return rows.some((cells) => cells.length > 0) ? unmergedCells(rows) : null;
}

/** Caps damaged spans before they exhaust memory. */
const maxSpan = 1000;

function spanningCell(cell: HTMLTableCellElement): SpanningCell {
  return {
    text: cellText(cell),
    rowSpan: Math.min(maxSpan, cell.rowSpan),
    columnSpan: Math.min(maxSpan, cell.colSpan),
  };
}

const blockSelector = 'p, div, li, h1, h2, h3, h4, h5, h6';

/** Returns the text as rendered: line breaks after blocks, white space of the source collapsed. */
function cellText(cell: HTMLTableCellElement): string {
  const lineBreak = '\u2028';
  for (const element of cell.querySelectorAll('br')) element.replaceWith(lineBreak);
  for (const element of cell.querySelectorAll(blockSelector)) element.append(lineBreak);
  return (cell.textContent ?? '')
    .replace(/[^\S\u2028]+/g, ' ')
    .split(lineBreak)
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
