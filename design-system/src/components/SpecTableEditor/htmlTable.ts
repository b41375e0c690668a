import { type SpanningCell, unmergedCells } from './specClipboardOps.ts';

/**
 * The cells of the first table in pasted HTML, as spreadsheets and word processors write it; null where there is none.
 * The document is inert: nothing in it runs or loads.
 */
export function parseHtmlTable(html: string): string[][] | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const table = page.querySelector('table');
  if (!table) return null;
  const rows = [...table.rows].map((row) => [...row.cells].map(spanningCell));
  return rows.some((cells) => cells.length > 0) ? unmergedCells(rows) : null;
}

/** More than this no spreadsheet has; a damaged span must not fill the memory. */
const maxSpan = 1000;

function spanningCell(cell: HTMLTableCellElement): SpanningCell {
  return {
    text: cellText(cell),
    rowSpan: Math.min(maxSpan, cell.rowSpan),
    columnSpan: Math.min(maxSpan, cell.colSpan),
  };
}

const blockSelector = 'p, div, li, h1, h2, h3, h4, h5, h6';

/** Text as a reader sees it: line breaks where paragraphs end, white space of the source as one space. */
function cellText(cell: HTMLTableCellElement): string {
  const mark = '\u2028';
  for (const element of cell.querySelectorAll('br')) element.replaceWith(mark);
  for (const element of cell.querySelectorAll(blockSelector)) element.append(mark);
  return (cell.textContent ?? '')
    .replace(/[^\S\u2028]+/g, ' ')
    .split(mark)
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
