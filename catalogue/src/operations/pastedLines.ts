import { splitLines } from './lines.ts';
import { isCode, type PastedColumns, readCells, splitTables, statedCells } from './pastedColumns.ts';
import {
  isPieceUnit,
  isPlainWord,
  isInvalidQuantity,
  isUnit,
  lineUnit,
  readCount,
  readGluedCount,
} from './pastedQuantity.ts';

/** A line of a pasted list: text or code, and quantity. */
export interface PastedLine {
  /** Number of the line in the text, from 1. */
  number: number;
  /** The line without its quantity; never empty. */
  text: string;
  /** 1 when the line states none or an invalid one. */
  quantity: number;
  /** The invalid quantity as typed: '0', '-3', '2.5'; empty otherwise. */
  invalidQuantity: string;
  /** Unit other than pieces, as written: 'm', 'sets'; empty for pieces. */
  unit: string;
}

interface Words {
  words: readonly string[];
  quantity: number;
  unit: string;
  invalidQuantity?: string;
}

/**
 * Reads a list copied from Excel, mail or a PDF: `20 x EV-BG-M20`, `EV-PC-25;5`, `contactor 25A 3 pcs`. Every line that is not
 * blank is one item, except rows of column titles: each begins a table of its own.
 */
export function readPastedLines(text: string): PastedLine[] {
  const lines = splitLines(text)
    .map((line, index) => ({ number: index + 1, line: line.slice(0, maxLineLength), cells: readCells(line) }))
    .filter(({ line }) => line.trim() !== '');
  return splitTables(lines).flatMap(({ columns, body }) =>
    body.map(({ number, line, cells }) => {
      const read = statedCells(cells).length > 1 ? readRow(cells, columns) : readWords(line);
      const rest = read.words.join(' ');
      const { quantity, unit, invalidQuantity = '' } = read;
      return { number, text: rest === '' ? line.trim() : rest, quantity, unit, invalidQuantity };
    }),
  );
}

/** Longer lines are truncated: no item needs as much. */
const maxLineLength = 400;

/** Number of lines of a text that are not blank. */
export const countPastedLines = (text: string): number =>
  splitLines(text).filter((line) => line.trim() !== '').length;

function readRow(cells: readonly string[], { quantity, position }: PastedColumns): Words {
  const named = cells.map((cell, column) => ({ cell, column })).filter(({ column }) => column !== position);
  const stated = named.find(({ cell, column }) => column === quantity && countOf(cell) !== null);
  const invalidQuantity = stated ? undefined : invalidCell(named, quantity);
  if (invalidQuantity) {
    const words = named
      .filter((entry) => entry !== invalidQuantity && entry.cell !== '')
      .map(({ cell }) => cell);
    return { words, quantity: 1, unit: '', invalidQuantity: invalidQuantity.cell };
  }
  const counted = stated ?? nearestCount(named);
  if (!counted) return readWords(named.map(({ cell }) => cell).join(' '));
  const unit = named.find(({ cell, column }) => column !== counted.column && isUnit(cell));
  const count = countOf(counted.cell);
  return {
    words: named
      .filter((entry) => entry !== counted && entry !== unit && entry.cell !== '')
      .map(({ cell }) => cell),
    quantity: count?.quantity ?? 1,
    unit: lineUnit(unit?.cell ?? count?.unit ?? ''),
  };
}

/**
 * The cell with an invalid quantity: in the quantity column, or else the first number after the item, unless
 * a fraction is followed by a quantity.
 */
function invalidCell(cells: readonly { cell: string; column: number }[], quantity: number | null) {
  if (quantity !== null)
    return cells.find(({ cell, column }) => column === quantity && isInvalidQuantity(cell));
  const item = cells.findIndex(({ cell }) => isItem(cell));
  if (item === -1 || cells.slice(0, item).some(({ cell }) => countOf(cell) !== null)) return undefined;
  const behind = cells.slice(item + 1);
  const first = behind.find(({ cell }) => countOf(cell) !== null || isInvalidQuantity(cell));
  if (!first || countOf(first.cell) !== null) return undefined;
  const isFraction = /[.,]\d*[1-9]/.test(first.cell);
  return isFraction && behind.some(({ cell }) => countOf(cell) !== null) ? undefined : first;
}

/** A cell that is a quantity: '20', '1,000', '20 pcs', '2x'. */
function countOf(cell: string): { quantity: number; unit: string } | null {
  const [first = '', second, ...others] = cell.split(/\s+/);
  const number = readCount(first);
  if (number === null) return second === undefined ? readGluedCount(first) : null;
  if (second === undefined) return { quantity: number, unit: '' };
  return others.length === 0 && isUnit(second) ? { quantity: number, unit: second } : null;
}

/** Of several numbers, the first after the item, since prices follow the quantity; otherwise the first before it. */
function nearestCount(cells: readonly { cell: string; column: number }[]) {
  const item = cells.findIndex(({ cell }) => isItem(cell));
  if (item === -1) return undefined;
  const isCount = ({ cell }: { cell: string }) => countOf(cell) !== null;
  return cells.slice(item + 1).find(isCount) ?? cells.slice(0, item).findLast(isCount);
}

const isItem = (cell: string) => /\p{L}/u.test(cell) && countOf(cell) === null && !isUnit(cell);

/** Parses a line of words with the quantity first, last, or after 'qty'. */
function readWords(line: string): Words {
  const words = line.trim().split(/\s+/).map(withoutQuotes);
  const [mark = '', ...others] = words;
  const listed = others.length > 0 && /^(?:[-–—•*·]|\d{1,4}[.)])$/.test(mark) ? others : words;
  return (
    labelledCount(listed) ??
    leadingCount(listed) ??
    trailingCount(listed) ??
    readInvalidQuantity(listed) ?? { words: listed, quantity: 1, unit: '' }
  );
}

const withoutQuotes = (word: string) => word.replace(/^["'“„]/, '').replace(/["”]$/, '');

const isLabel = (word: string) => /^(?:qty|quantity|menge|anzahl)[.:=]{0,2}$/i.test(word);
const isTimes = (word: string) => /^[x×*]$/i.test(word);
const isLink = (word: string) => isTimes(word) || /^[-–—:=@]$/.test(word);

function labelledCount(words: readonly string[]): Words | null {
  for (const [at, word] of words.entries()) {
    const [, glued] = /^(?:qty|quantity)[.:=](\d{1,7})$/i.exec(word) ?? [];
    const number = readCount(glued ?? (isLabel(word) ? (words[at + 1] ?? '') : ''));
    if (number === null) continue;
    const end = at + (glued === undefined ? 2 : 1);
    const unit = isUnit(words[end] ?? '') ? (words[end] ?? '') : '';
    const rest = [...words.slice(0, at), ...words.slice(end + (unit === '' ? 0 : 1))];
    if (rest.length > 0) return { words: rest, quantity: number, unit: lineUnit(unit) };
  }
  return null;
}

function leadingCount(words: readonly string[]): Words | null {
  const [first = '', second = '', ...rest] = words;
  const glued = readGluedCount(first);
  if (glued && second !== '')
    return { words: [second, ...rest], quantity: glued.quantity, unit: lineUnit(glued.unit) };
  const number = readCount(first);
  if (number === null) return null;
  if ((isLink(second) || isUnit(second)) && rest.length > 0) {
    const named = isTimes(rest[0] ?? '') || /^of$/i.test(rest[0] ?? '') ? rest.slice(1) : rest;
    if (named.length > 0)
      return { words: named, quantity: number, unit: isUnit(second) ? lineUnit(second) : '' };
  }
  // '20 EV-BG-M20' and '10 brass glands', but not '2 inch conduit'.
  return (isCode(second) || isPlainWord(second)) && (rest.length === 0 || trailingCount(words) === null)
    ? { words: [second, ...rest], quantity: number, unit: '' }
    : null;
}

function trailingCount(words: readonly string[]): Words | null {
  const last = (words.at(-1) ?? '').replace(/^\(/, '').replace(/\)$/, '');
  const before = words.slice(0, -1);
  const glued = readGluedCount(last);
  if (glued && before.length > 0)
    return { words: withoutLink(before), quantity: glued.quantity, unit: lineUnit(glued.unit) };
  const unit = isUnit(last) ? last : '';
  const numbered = unit === '' ? words : before;
  const number = readCount((numbered.at(-1) ?? '').replace(/^\(/, '').replace(/\)$/, ''));
  const named = withoutLink(numbered.slice(0, -1));
  return number === null || named.length === 0
    ? null
    : { words: named, quantity: number, unit: lineUnit(unit) };
}

/** An invalid quantity before or after a code, next to '×' or 'pcs', or after 'qty'. */
function readInvalidQuantity(words: readonly string[]): Words | null {
  const reject = (word: string, named: readonly string[]): Words | null =>
    named.length > 0 ? { words: named, quantity: 1, unit: '', invalidQuantity: word } : null;
  const label = words.findIndex(isLabel);
  const labelled = words[label + 1] ?? '';
  if (label !== -1 && isInvalidQuantity(labelled))
    return reject(labelled, [...words.slice(0, label), ...words.slice(label + 2)]);
  const [first = '', second = '', ...rest] = words;
  if (isInvalidQuantity(first)) {
    if (isPieceUnit(second) || (isTimes(second) && isCode(rest[0] ?? ''))) return reject(first, rest);
    if (isCode(second)) return reject(first, [second, ...rest]);
  }
  const last = words.at(-1) ?? '';
  const numbered = isPieceUnit(last) ? words.slice(0, -1) : words;
  const number = (numbered.at(-1) ?? '').replace(/^\(/, '').replace(/\)$/, '');
  const named = withoutLink(numbered.slice(0, -1));
  const isPlaced = numbered !== words || isCode(named.at(-1) ?? '');
  return isPlaced && isInvalidQuantity(number) ? reject(number, named) : null;
}

const withoutLink = (words: readonly string[]) =>
  words.length > 1 && isLink(words.at(-1) ?? '') ? words.slice(0, -1) : words;
