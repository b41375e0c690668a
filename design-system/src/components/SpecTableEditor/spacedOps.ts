import { cellKind, hasFigure } from './cellKindOps.ts';

/** Spaces that PDF readers put between columns; two of them are a gap, one may be part of a cell. */
const gap = /[ \u00A0\u2000-\u200A\u202F\u3000]{2,}/;

/**
 * Parses text from a PDF whose cells are laid out in lines: columns two or more spaces apart, with empty cells and
 * titles, or one space apart. Returns null without evidence of columns.
 */
export function parseSpaced(text: string): string[][] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2) return null;
  return gap.test(text.trim()) ? parseGaps(lines) : parseWords(lines.map((line) => line.trim().split(' ')));
}

function parseGaps(lines: readonly string[]): string[][] | null {
  const rows = lines.map((line) => line.trim().split(gap));
  const widths = rows.map((row) => row.length);
  const width = Math.max(...widths);
  if (width < 2) return null;
  if (widths.every((count) => count === width)) return rows;
  const aligned = parseAligned(lines);
  // A line with more cells than columns shows that the spaces do not align columns.
  if (aligned && aligned.every((row, index) => filled(row) >= (widths[index] ?? 0))) return aligned;
  const complete = widths.filter((count) => count === width).length;
  return complete * 2 > lines.length ? rows : null;
}

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;

/** Splits lines at positions where at least two characters are blank on every line that is not a title. */
function parseAligned(lines: readonly string[]): string[][] | null {
  // Not in code points: PDF readers align visible characters.
  const characters = lines.map((line) =>
    [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment),
  );
  const isTitle = lines.map((line) => !gap.test(line.trim()));
  const inColumns = characters.filter((_line, index) => !isTitle[index]);
  if (inColumns.length < 2 || inColumns.length * 2 < lines.length) return null;
  const length = Math.max(...inColumns.map((line) => line.length));
  const isBlank = Array.from({ length }, (_character, at) =>
    inColumns.every((line) => (line[at] ?? ' ').trim() === ''),
  );
  const starts: number[] = [];
  for (let at = 0; at < length; at++) {
    const hasGapBefore = isBlank[at - 1] === true && isBlank[at - 2] === true;
    if (!isBlank[at] && (starts.length === 0 || hasGapBefore)) starts.push(at);
  }
  if (starts.length < 2) return null;
  return lines.map((line, index) =>
    // A single cell on a line belongs to its column if it fits; a longer one is a title.
    isTitle[index] && !fitsColumn(characters[index] ?? [], starts)
      ? [line.trim()]
      : starts.map((start, column) =>
          (characters[index] ?? [])
            .slice(column === 0 ? 0 : start, starts[column + 1])
            .join('')
            .trim(),
        ),
  );
}

/** Whether a line has a gap before each column that it reaches. */
const fitsColumn = (line: readonly string[], starts: readonly number[]) =>
  starts
    .slice(1)
    .every((start) => isBlankText(line.slice(start - 2, start)) || isBlankText(line.slice(start - 2)));

const isBlankText = (characters: readonly string[]) => characters.join('').trim() === '';

const units =
  /^(?:[kmµμnMG]?(?:A|V|W|VA|var|Hz|m|g|N|Nm|N·m|Pa|Ω|s|l|L|F|H|J|C|B|bar|Ah|Wh|W\/m|A\/m)|[cd]m|[cdmkµ]?m[²³23]|°[CF]|K|%|‰|min|h|d|mm|kg|t|lb|lbs|oz|in|inch|ft|rpm|AWG|MCM|kcmil|dB|lm|lx|l\/min|AC|DC|pcs|Nos\.?|″|"|′)[.,;]?$/u;
const operators = /^(?:–|—|-|−|\.\.\.?|…|×|x|X|\*|\/|±|to)$/;
const startsWithFigure = /^[([<>≤≥=~≈±Ø⌀ø+\-−–]*[\d.,]*\d/;

/** Joins words that make up one value: a number with its unit, a range with spaces, and text in brackets. */
function joinValues(words: readonly string[]): string[] {
  const values: string[][] = [];
  const lastClosing = words.findLastIndex((word) => /[)\]]/.test(word));
  let isOpen = false;
  words.forEach((word, index) => {
    const value = values.at(-1);
    const before = words[index - 1] ?? '';
    const joins =
      isOpen ||
      /^[([]/.test(word) ||
      (units.test(word) && startsWithFigure.test(value?.[0] ?? '')) ||
      joinsNumbers(word, value?.[0] ?? '', words[index + 1] ?? '') ||
      (startsWithFigure.test(word) && value !== undefined && value.length > 1 && operators.test(before));
    if (/[([][^)\]]*$/.test(word)) isOpen = index < lastClosing;
    else if (/[)\]]/.test(word)) isOpen = false;
    if (joins && value) value.push(word);
    else values.push([word]);
  });
  return values.map((value) => value.join(' '));
}

/** Whether a word joins two numbers, or a thread and its pitch: 3 – 6.5, M16 × 1.5. */
function joinsNumbers(word: string, first: string, next: string): boolean {
  if (!operators.test(word) || !startsWithFigure.test(next)) return false;
  return startsWithFigure.test(first) || (/[×x*]/i.test(word) && hasFigure(first));
}

/** Parses lines of words one space apart, at the columns on which all lines with figures agree. */
function parseWords(lines: readonly (readonly string[])[]): string[][] | null {
  const rows = lines.map(joinValues);
  const body = rows.filter((row) => row.some(hasFigure));
  if (body.length < 2 || body.length * 2 <= lines.length - 1) return null;
  const columns = labelledColumns(body) ?? evenColumns(body);
  if (!columns) return null;
  const [first = []] = columns;
  const width = first.length;
  const isOneList = width === 2 && !isPairs(columns);
  if (isOneList || lines.every(isGroupedNumber)) return null;
  let line = 0;
  return rows.map((row) => {
    if (!row.some(hasFigure)) return headerCells(row, width) ?? [row.join(' ')];
    return columns[line++] ?? row;
  });
}

/** Lines with the same number of values, most of which are figures. */
function evenColumns(body: readonly string[][]): string[][] | null {
  const width = body[0]?.length ?? 0;
  if (width < 2 || body.some((row) => row.length !== width)) return null;
  const figures = (body[0] ?? []).filter((_cell, column) => body.every((row) => isValue(row[column] ?? '')));
  return figures.length * 2 > width || (width === 2 && figures.length === 1) ? [...body] : null;
}

/** A label of several words before the same number of figures on each line. */
function labelledColumns(body: readonly string[][]): string[][] | null {
  const labels = body.map((row) => row.findIndex(isValue));
  const [first = [], ...others] = body.map((row, index) => row.slice(labels[index]));
  const isEven = others.every((values) => values.length === first.length);
  if (
    labels.some((at) => at < 1) ||
    !isEven ||
    !body.every((row, index) => row.slice(labels[index]).every(isValue))
  )
    return null;
  return body.map((row, index) => [row.slice(0, labels[index]).join(' '), ...row.slice(labels[index])]);
}

const isValue = (text: string) => hasFigure(text) || cellKind(text) === null;

/** Whether two columns are names with their values, rather than a list of names with numbers such as PG 7, PG 9. */
const isPairs = (rows: readonly (readonly string[])[]) =>
  new Set(rows.map(([name]) => name)).size === rows.length &&
  rows.every(([, value = '']) => startsWithFigure.test(value) || cellKind(value) === null);

const isGroupedNumber = (words: readonly string[]) => /^\d{1,3}( \d{3})+([.,]\d+)?$/.test(words.join(' '));

/** Spreads the words of a header over the columns: one each, or each from its capital letter. */
function headerCells(words: readonly string[], width: number): string[] | null {
  if (words.length === width) return [...words];
  const cells: string[] = [];
  for (const word of words) {
    if (cells.length === 0 || /^\p{Lu}/u.test(word)) cells.push(word);
    else cells.push(`${cells.pop()} ${word}`);
  }
  return cells.length === width ? cells : null;
}
