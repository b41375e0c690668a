/**
 * Parses clipboard text as rows of cells: tab-separated (Excel, Sheets, LibreOffice), Markdown tables,
 * comma- or semicolon-separated values, columns aligned with spaces (PDF). Any other text is one column.
 * Every text has at least one cell; only zero-width characters and outer white space are dropped.
 */
export function parsePastedText(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  if (lines.includes('\t')) return parseSeparated(lines, '\t');
  return parseMarkdown(lines) ?? parseDelimited(lines) ?? parseSpaced(lines) ?? parseSeparated(lines, '\t');
}

/** Parses RFC 4180 text with any separator; a quote inside an unquoted cell is an ordinary character. */
function parseSeparated(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(trimCell(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (character === '"' && cell === '' && closesQuote(text, at, separator)) isQuoted = true;
    else if (character === separator) endCell();
    else if (character === '\n') endRow();
    else cell += character;
  }
  endRow();
  return rows;
}

/** Whether the quote at `from` opens a quoted cell: its closing quote precedes a separator, a line break or the end. */
function closesQuote(text: string, from: number, separator: string): boolean {
  for (let at = from + 1; at < text.length; at++) {
    if (text.charAt(at) !== '"') continue;
    if (text.charAt(at + 1) === '"') {
      at++;
      continue;
    }
    const next = text.charAt(at + 1);
    return next === '' || next === separator || next === '\n';
  }
  return false;
}

const zeroWidth = /[\u200B-\u200D\u2060\uFEFF]/g;

function trimCell(text: string): string {
  return text.replace(zeroWidth, '').trim();
}

function parseMarkdown(text: string): string[][] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isTable = lines.length > 1 && lines.every((line) => line.includes('|'));
  const rule = lines[1];
  if (!isTable || !rule || !/^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(rule)) return null;
  return lines
    .filter((line) => line !== rule)
    .map((line) =>
      line
        .trim()
        .replace(/^\||(?<!\\)\|$/g, '')
        .split(/(?<!\\)\|/)
        .map((cell) => trimCell(cell.replaceAll('\\|', '|'))),
    );
}

/** Parses CSV; null unless several lines have the same number of cells. */
function parseDelimited(text: string): string[][] | null {
  for (const separator of [';', ',']) {
    if (!text.includes(separator)) continue;
    const rows = parseSeparated(text, separator);
    const width = rows[0]?.length ?? 0;
    if (rows.length > 1 && width > 1 && rows.every((row) => row.length === width)) return rows;
  }
  return null;
}

/** Parses text copied from a PDF: columns are two or more spaces apart, the same number on every line. */
function parseSpaced(text: string): string[][] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const rows = lines.map((line) => line.trim().split(/ {2,}/).map(trimCell));
  const width = rows[0]?.length ?? 0;
  return rows.length > 1 && width > 1 && rows.every((row) => row.length === width) ? rows : null;
}

/** A cell of an HTML table with its row and column span. */
export interface SpanningCell {
  text: string;
  rowSpan: number;
  columnSpan: number;
}

/** Expands the cells of an HTML table; a merged cell fills every position it spans. */
export function unmergedCells(rows: readonly (readonly SpanningCell[])[]): string[][] {
  const grid: string[][] = rows.map(() => []);
  rows.forEach((cells, top) => {
    let column = 0;
    for (const { text, rowSpan, columnSpan } of cells) {
      while (grid[top]?.[column] !== undefined) column++;
      const bottom = Math.min(rows.length, top + Math.max(1, rowSpan));
      for (let row = top; row < bottom; row++) {
        for (let offset = 0; offset < Math.max(1, columnSpan); offset++) {
          const line = grid[row];
          if (line) line[column + offset] = trimCell(text);
        }
      }
      column += Math.max(1, columnSpan);
    }
  });
  const width = Math.max(0, ...grid.map((line) => line.length));
  return grid.map((line) => Array.from({ length: width }, (_cell, column) => line[column] ?? ''));
}
