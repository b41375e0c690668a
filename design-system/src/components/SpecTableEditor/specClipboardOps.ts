import { parseCellLines } from './cellLinesOps.ts';
import { trimCell } from './cellTextOps.ts';
import { parseDelimited, parseSeparated } from './delimitedOps.ts';
import { parseSpaced } from './spacedOps.ts';

/**
 * Parses clipboard text as rows of cells: tab-separated (Excel, Sheets, LibreOffice), Markdown tables, comma-
 * or semicolon-separated values, and the text of PDF readers: columns aligned with spaces, or one cell on
 * each line. Any other text is one column. Separators are detected from all lines together. Every text has at
 * least one cell; only separators, zero-width characters and outer white space are dropped.
 */
export function parsePastedText(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  if (lines.includes('\t')) return parseSeparated(lines, '\t');
  const guessed =
    parseMarkdown(lines) ?? parseDelimited(lines) ?? parseSpaced(lines) ?? parseCellLines(lines);
  return guessed?.map((row) => row.map(trimCell)) ?? parseSeparated(lines, '\t');
}

/** Separators to choose from when the detected one is wrong. */
export const separators = ['tab', 'comma', 'semicolon', 'gap', 'space', 'none'] as const;
export type Separator = (typeof separators)[number];

const separatingCharacters = { tab: '\t', comma: ',', semicolon: ';', none: '\u0000' } as const;

/** Parses clipboard text with a separator; `gap` is two spaces or more, and `none` makes one column. */
export function parseWithSeparator(text: string, separator: Separator): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (separator !== 'gap' && separator !== 'space')
    return parseSeparated(lines, separatingCharacters[separator]);
  const between = separator === 'gap' ? /[^\S\n]{2,}|\t/ : /[^\S\n]+/;
  return lines.split('\n').map((line) => line.trim().split(between).map(trimCell));
}

function parseMarkdown(text: string): string[][] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isTable = lines.length > 1 && lines.every((line) => line.includes('|'));
  const rule = lines[1];
  if (!isTable || !rule || !/^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(rule)) return null;
  return lines
    .filter((_line, index) => index !== 1)
    .map((line) =>
      line
        .trim()
        .replace(/^\||(?<!\\)\|$/g, '')
        .split(/(?<!\\)\|/)
        .map((cell) => cell.replaceAll('\\|', '|')),
    );
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
