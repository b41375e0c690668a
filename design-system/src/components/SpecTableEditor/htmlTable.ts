import { subscript, superscript } from './cellTextOps.ts';
import { withoutStyles } from './pastedStyleOps.ts';
import { type SpanningCell, unmergedCells } from './specClipboardOps.ts';

/** Contents of HTML from the clipboard. */
export interface PastedHtml {
  /** The rows of all tables, one below the other; a line of text around them is a row. Null without a table. */
  cells: string[][] | null;
  tables: number;
  /** The rows of each table. */
  tableCells: string[][][];
  /** The text, when there is no table and plain text would lose superscripts or subscripts; otherwise null. */
  text: string | null;
}

const raised = 'sup, [data-style*="vertical-align:super" i], [data-style*="vertical-align: super" i]';
const lowered = 'sub, [data-style*="vertical-align:sub" i], [data-style*="vertical-align: sub" i]';
const blocks = 'p, div, li, tr, td, th, caption, h1, h2, h3, h4, h5, h6';
const lineBreak = '\u2028';

/**
 * Parses HTML from a spreadsheet, a word processor or a page.
 * The parsed document is inert: it runs no scripts and loads nothing.
 */
export function parsePastedHtml(html: string): PastedHtml {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of body.querySelectorAll('style, script, template, noscript')) element.remove();
  const isShifted = body.querySelector(`${raised}, ${lowered}`) !== null;
  for (const element of body.querySelectorAll(raised)) element.replaceWith(superscript(element.textContent));
  for (const element of body.querySelectorAll(lowered)) element.replaceWith(subscript(element.textContent));
  for (const element of body.querySelectorAll('br')) element.replaceWith(lineBreak);
  for (const element of body.querySelectorAll(blocks)) element.append(lineBreak);
  const pieces = piecesOf(body);
  const tableCells = pieces.filter((piece) => typeof piece !== 'string').map(rowsOf);
  const tables = tableCells.length;
  return tables > 0
    ? { cells: pieces.flatMap(rowsOf), tables, tableCells, text: null }
    : { cells: null, tables, tableCells, text: isShifted ? renderedText(body.textContent) : null };
}

/** Returns tables and the text around them in reading order. */
function piecesOf(node: Node): (HTMLTableElement | string)[] {
  // Windows marks the copied part with comments.
  if (node instanceof Comment) return [];
  if (!(node instanceof Element) || node.querySelector('table') === null) {
    return isTable(node) ? [...captionOf(node), node] : [node.textContent ?? ''];
  }
  if (isTable(node) && !isLayout(node)) return [...captionOf(node), node];
  const pieces: (HTMLTableElement | string)[] = [];
  for (const piece of [...node.childNodes].flatMap(piecesOf)) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return pieces;
}

const isTable = (node: Node): node is HTMLTableElement =>
  node instanceof HTMLTableElement && [...node.rows].some((row) => row.cells.length > 0);

/** Whether a table with tables inside only places them. */
const isLayout = (table: HTMLTableElement) => [...table.rows].every((row) => row.cells.length <= 1);

const captionOf = ({ caption }: HTMLTableElement) => (caption ? [caption.textContent] : []);

function rowsOf(piece: HTMLTableElement | string): string[][] {
  if (typeof piece !== 'string')
    return unmergedCells([...piece.rows].map((row) => [...row.cells].map(spanningCell)));
  const lines = renderedText(piece).split('\n');
  return lines.filter((line) => line !== '').map((line) => [line]);
}

/** Caps damaged spans before they exhaust memory. */
const maxSpan = 1000;

function spanningCell(cell: HTMLTableCellElement): SpanningCell {
  return {
    text: renderedText(cell.textContent),
    rowSpan: Math.min(maxSpan, cell.rowSpan),
    columnSpan: Math.min(maxSpan, cell.colSpan),
  };
}

/** Returns text as it is rendered: lines broken after blocks, white space of the source collapsed. */
function renderedText(source: string): string {
  return source
    .replace(/\uFEFF/g, '')
    .replace(/[^\S\u2028]+/g, ' ')
    .split(lineBreak)
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
