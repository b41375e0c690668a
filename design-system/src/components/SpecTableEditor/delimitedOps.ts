import { hasFigure, isFigure } from './cellKindOps.ts';
import { trimCell } from './cellTextOps.ts';

/** Parses RFC 4180 text with any separator; a quote inside an unquoted cell is an ordinary character. */
export function parseSeparated(text: string, separator: string): string[][] {
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

/**
 * Parses comma- or semicolon-separated values. Returns null unless all lines have the same number of cells and the
 * separators are neither decimal commas, thousands separators nor the punctuation of sentences.
 */
export function parseDelimited(text: string): string[][] | null {
  for (const separator of [';', ',']) {
    if (!text.includes(separator)) continue;
    const rows = parseSeparated(text, separator).filter((row) => row.length > 1 || row[0] !== '');
    const width = rows[0]?.length ?? 0;
    if (rows.length < 2 || width < 2 || rows.some((row) => row.length !== width)) continue;
    if (separator === ',' && hasOnlyNumberCommas(text)) continue;
    if (isPunctuation(text, separator) && !hasColumnOfFigures(rows)) continue;
    return rows;
  }
  return null;
}

/** A number with its comma that is not part of a code: 10,5 and 1,00,000 and the numbers of 3,5-6,5. */
const numberWithComma =
  /(?<![^\s([<>≤≥=~≈±Ø⌀ø:/|])[+\-−–]?\d+,\d+(?:,\d+)*(?:\.\d+)?|(?<=\d\s*[–—\-−x×*/±]\s*)\d+,\d+(?:\.\d+)?/g;

/** 12,345 or the Indian 1,00,000, or one decimal comma. */
const isNumber = (text: string) => /^[+\-−–]?(\d+,\d+|\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?)$/.test(text);

/** Whether every comma in every line belongs to a number, so that none indicates a separator. */
function hasOnlyNumberCommas(text: string): boolean {
  return !text.replace(numberWithComma, (match) => (isNumber(match) ? '' : match)).includes(',');
}

/** Whether a space follows every separator, as in a sentence. */
const isPunctuation = (text: string, separator: string) =>
  !new RegExp(String.raw`${separator}(?=[^ \n])`).test(text) && !text.includes('"');

const hasColumnOfFigures = ([, ...body]: readonly (readonly string[])[]) =>
  body[0]?.some((cell, column) => hasFigure(cell) && body.every((row) => isFigure(row[column] ?? ''))) ??
  false;
